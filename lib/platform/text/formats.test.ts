import { formatDate, formatNumber, formatPrice, setFormats } from './formats';

afterEach(() => setFormats(undefined, undefined));

describe('formats', () => {
  it('are dollars and English by default', () => {
    expect([formatPrice(1250), formatNumber(1250.5, 1)]).toEqual(['$1,250.00', '1,250.5']);
  });

  it.each(['2026-11-05T00:30:00.000Z', '2026-11-05T00:30:00.000+06:00', '2026-11-05T23:30'])(
    'keep the day of %s in any time zone',
    (iso) => expect(formatDate(iso)).toBe('5 November 2026'),
  );

  it('follow the settings', () => {
    setFormats('de-DE', 'EUR');
    expect(formatPrice(1250).replace(/\s/g, ' ')).toBe('1.250,00 €');
    expect(formatDate('2026-11-05')).toBe('5. November 2026');
  });
});
