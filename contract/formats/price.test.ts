import { readPrice, writePrice } from './price';
import { regionOf } from './region';

const reading = (text: unknown, locale: string, currency = 'EUR') =>
  readPrice(text, regionOf({ locale, currency }));

describe('a price', () => {
  it.each([
    ['1480', 'en-GB', 1480],
    ['742.50', 'en-GB', 742.5],
    ['0.5', 'en-GB', 0.5],
    ['1,480', 'en-GB', 1480],
    ['12,345', 'en-GB', 12345],
    ['1,480.50', 'en-GB', 1480.5],
    ['1.480', 'de-DE', 1480],
    ['1.480,50', 'de-DE', 1480.5],
    ['1.234.567,89', 'de-DE', 1234567.89],
    ['742,50', 'de-DE', 742.5],
    ['742,5', 'de-DE', 742.5],
    ['1 480', 'de-DE', 1480],
    ['1 480,50', 'fr-FR', 1480.5],
    ['1\u00a0480,50', 'fr-FR', 1480.5],
    ['1\u202f480,50', 'pl-PL', 1480.5],
    ["1'480.00", 'de-CH', 1480],
    ['1’480.00', 'de-CH', 1480],
    ["1'480", 'en-US', 1480],
    ['12.–', 'de-CH', 12],
    ['1,25,000', 'en-IN', 125000],
    ['12,34,567.50', 'hi-IN', 1234567.5],
    ['١٬٤٨٠٫٥٠', 'ar-EG', 1480.5],
    ['۱۴۸۰', 'fa-IR', 1480],
    ['१,२५,०००', 'hi-IN', 125000],
    ['১,২৫,০০০', 'bn-BD', 125000],
    ['1.480', 'es-ES', 1480],
    ['EUR 99', 'en-US', 99],
    ['99 €', 'de-DE', 99],
    ['€99', 'en-IE', 99],
    ['99 EUR', 'de-DE', 99],
    ['free', 'en-GB', 0],
  ])('%s in %s is %d', (text, locale, amount) => {
    expect(reading(text, locale)).toEqual({ value: amount });
  });

  it.each([
    ['$ 99', 'en-US', 'USD', 99],
    ['$99', 'en-CA', 'CAD', 99],
    ['CHF 12.00', 'de-CH', 'CHF', 12],
    ['99 zł', 'pl-PL', 'PLN', 99],
    ['₹ 1,25,000', 'en-IN', 'INR', 125000],
    ['৳ 500', 'bn-BD', 'BDT', 500],
  ])('%s in %s and %s is %d', (text, locale, currency, amount) => {
    expect(reading(text, locale, currency)).toEqual({ value: amount });
  });

  it.each([
    ['1.480', 'en-GB', '“1.480” can mean 1,480.00 or 1.48. Write 1480 or 1.48.'],
    ['12,345', 'de-DE', '“12,345” can mean 12.345,00 or 12,345. Write 12345 or 12,35.'],
    ['742,5', 'en-GB', '“742,5” is not how a price is written here. Write 742.50.'],
    ['1.480,50', 'en-GB', '“1.480,50” is not how a price is written here. Write 1480.50.'],
    ['742.50', 'de-DE', '“742.50” is not how a price is written here. Write 742,50.'],
    ['0.480', 'de-DE', '“0.480” is not how a price is written here. Write 0,48.'],
    ['1,250,000', 'en-IN', '“1,250,000” is not how a price is written here. Write 1250000.'],
    ['$99', 'en-GB', '“$99” is in another currency: the prices of this site are in EUR.'],
    ['USD 99', 'en-GB', '“USD 99” is in another currency: the prices of this site are in EUR.'],
    ['POA', 'en-GB', /^“POA” is no price\. Write a number, such as 1480 or 742\.50, or nothing/],
    ['12,-', 'en-GB', /no price|not how/],
    ['-5', 'en-GB', /no price/],
    ['1e3', 'en-GB', /no price/],
    ['100-200', 'en-GB', /no price/],
    ['12.50 / kg', 'en-GB', /no price/],
    ['1,480,50', 'en-GB', /no price/],
    ['9'.repeat(65), 'en-GB', /no price/],
  ])('%s in %s is refused in words', (text, locale, sentence) => {
    const { fault } = reading(text, locale)!;
    if (typeof sentence === 'string') expect(fault).toBe(sentence);
    else expect(fault).toMatch(sentence);
  });

  it('is a number where JSON has a number', () => {
    expect([1480, 12.345, 0].map((value) => reading(value, 'de-DE')?.value)).toEqual([
      1480, 12.345, 0,
    ]);
    expect([-1, NaN, Infinity].map((value) => reading(value, 'de-DE')?.fault)).not.toContain(
      undefined,
    );
  });

  it('is nothing where there is nothing', () => {
    expect(['', '  ', null, undefined, true, {}].map((value) => reading(value, 'de-DE'))).toEqual(
      Array(6).fill(undefined),
    );
  });

  it.each([
    'en-US',
    'de-DE',
    'de-AT',
    'de-CH',
    'fr-FR',
    'pl-PL',
    'en-IN',
    'bn-BD',
    'ar-EG',
    'tr-TR',
    'zh-CN',
  ])('is read in %s as it is written there', (locale) => {
    for (const amount of [0, 1, 12.5, 742.55, 1480, 123456.78, 1234567])
      expect(reading(writePrice(amount, { locale }), locale)).toEqual({ value: amount });
  });
});
