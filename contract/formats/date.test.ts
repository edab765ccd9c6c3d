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

  it.each([
    ['05/11/2026', 'en-US', '2026-05-11'],
    ['05/11/2026', 'en-GB', '2026-11-05'],
    ['05.11.2026', 'de-DE', '2026-11-05'],
    ['5. 11. 2026', 'cs-CZ', '2026-11-05'],
    ['05.11.2026 08:30', 'de-AT', '2026-11-05'],
    ['05-11-2026', 'nl-NL', '2026-11-05'],
    ['5. November 2026', 'de-DE', '2026-11-05'],
    ['5. März 2026', 'de-DE', '2026-03-05'],
    ['5 listopada 2026', 'pl-PL', '2026-11-05'],
    ['5 de noviembre de 2026', 'es-ES', '2026-11-05'],
    ['2026年11月5日', 'zh-CN', '2026-11-05'],
    ['٥ نوفمبر ٢٠٢٦', 'ar-EG', '2026-11-05'],
    ['৫ নভেম্বর ২০২৬', 'bn-BD', '2026-11-05'],
    // Only one of the two ways is a day.
    ['31.12.2026', 'en-US', '2026-12-31'],
    ['05.05.2026', 'en-US', '2026-05-05'],
  ])('%s is read in %s as %s', (text, locale, iso) => {
    expect(day(text, locale)?.slice(0, 10)).toBe(iso);
  });

  it.each([
    [
      '05.11.2026',
      'en-US',
      '“05.11.2026” can mean November 5, 2026 or May 11, 2026. Write 2026-11-05 or 2026-05-11.',
    ],
    [
      '05/11/2026',
      'de-DE',
      '“05/11/2026” can mean 5. November 2026 or 11. Mai 2026. Write 2026-11-05 or 2026-05-11.',
    ],
    ['2024-02-30', 'en-US', '“2024-02-30” is no date. Write it as 2026-11-05 or 5 November 2026.'],
  ])('%s in %s is refused with both readings', (text, locale, sentence) => {
    expect(fault(text, locale)).toBe(sentence);
  });

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
