import { dates } from '../testing/written-fields';
import { readDate } from './date';

const day = (text: unknown, locale = 'en-US') => readDate(text, { locale })?.value;
const fault = (text: unknown, locale = 'en-US') => readDate(text, { locale })?.fault;

describe('a date', () => {
  it.each([
    ['2026-11-05', '2026-11-05T00:00:00.000Z'],
    ['2026-11', '2026-11-01T00:00:00.000Z'],
    ['2026', '2026-01-01T00:00:00.000Z'],
    ['2026/11/05', '2026-11-05T00:00:00.000Z'],
    ['2026-11-05T08:30', '2026-11-05T08:30:00.000Z'],
    ['2026-11-05T08:30:15Z', '2026-11-05T08:30:15.000Z'],
    ['2026-11-05 00:30 UTC', '2026-11-05T00:30:00.000Z'],
    ['2026-11-05T00:30:00.000+06:00', '2026-11-05T00:30:00.000+06:00'],
    ['2026-11-05T00:30:00.123456+0600', '2026-11-05T00:30:00.123+06:00'],
    ['2026-11-05 00:30:00+06', '2026-11-05T00:30:00.000+06:00'],
    ['5 November 2026', '2026-11-05T00:00:00.000Z'],
    ['November 5, 2026', '2026-11-05T00:00:00.000Z'],
    ['November 5th, 2026', '2026-11-05T00:00:00.000Z'],
    ['Nov. 5, 2026', '2026-11-05T00:00:00.000Z'],
    ['5 Sept 2026', '2026-09-05T00:00:00.000Z'],
    ['November 2026', '2026-11-01T00:00:00.000Z'],
    ['Thu, 05 Nov 2026 08:00:00 GMT', '2026-11-05T08:00:00.000Z'],
    ['Thursday, November 5, 2026 3:05 PM', '2026-11-05T15:05:00.000Z'],
    ['Thu Nov 05 2026', '2026-11-05T00:00:00.000Z'],
    ['5-Nov-2026', '2026-11-05T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s is read everywhere', (text, iso) => {
    expect([day(text), day(text, 'de-DE'), day(text, 'ar-EG')]).toEqual([iso, iso, iso]);
  });

  it.each(dates.map((row) => [row.text, row.locale, row] as const))(
    '%s in %s is read, or refused in words',
    (_, __, { text, locale, means, says }) => {
      expect(day(text, locale)?.slice(0, 10)).toBe(means);
      if (says instanceof RegExp) expect(fault(text, locale)).toMatch(says);
      else expect(fault(text, locale)).toBe(says);
    },
  );

  it.each([
    '5',
    '31.13.2026',
    '05.11.26',
    '1e3',
    'tomorrow',
    'Call 5 2026',
    '2026-13-01',
    '2026-11-05 25:00',
    '5 November',
    'Nov Dec 2026',
    '1764288000000',
    'x'.repeat(65),
    '20261105',
  ])('%s is refused', (text) => expect(fault(text)).toMatch(/is no date/));

  it('is nothing where there is nothing', () => {
    expect([readDate('', { locale: 'en' }), readDate(null, { locale: 'en' })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
