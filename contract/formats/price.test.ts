import { prices } from '../testing/written';
import { exactPrice, isZero, readPrice, writePrice } from './price';
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
    for (const currency of ['EUR', 'KWD', 'JPY'])
      for (const amount of [0, 1, 0.005, 0.0042, 1480, 1234567])
        expect(reading(writePrice(amount, { locale, currency }), locale, currency)).toEqual({
          value: amount,
        });
    for (const amount of [12.5, 742.55, 123456.78])
      expect(reading(writePrice(amount, { locale, currency: 'EUR' }), locale)).toEqual({
        value: amount,
      });
  });

  it.each([
    [1250, 'USD', '1250.00'],
    [1.255, 'KWD', '1.255'],
    [1480, 'JPY', '1480'],
    [1480.5, 'JPY', '1480.5'],
    [0.0042, 'EUR', '0.0042'],
  ])('of %d %s is exactly %s', (amount, currency, exact) =>
    expect(exactPrice(amount, currency)).toBe(exact),
  );

  it('is what it was meant to be where a host has counted', () =>
    expect(reading(0.1 + 0.2, 'de-DE')?.value).toBe(0.3));

  it.each([
    [['0', '0.00', '0,00 €', '$0', '٠', '0円', '-0'], true],
    [['0.01', '10', 'free', '', 'POA', '1½'], false],
  ])('of %j may mean nothing: %s', (written, zero) =>
    expect(written.map(isZero)).toEqual(written.map(() => zero)),
  );
});
