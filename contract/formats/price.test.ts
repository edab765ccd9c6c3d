import { prices } from '../testing/written';
import { readPrice, writePrice } from './price';
import { regionOf } from './region';

const reading = (text: unknown, locale: string, currency = 'EUR') =>
  readPrice(text, regionOf({ locale, currency }));

describe('a price', () => {
  it.each(prices.map((row) => [row.text, row.locale, row] as const))(
    '%s in %s is read, or refused in words',
    (_, __, { text, locale, currency, means, says }) => {
      const { value, fault } = reading(text, locale, currency)!;
      expect(value).toBe(means);
      if (says instanceof RegExp) expect(fault).toMatch(says);
      else expect(fault).toBe(says);
    },
  );

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
