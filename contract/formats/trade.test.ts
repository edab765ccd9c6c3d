import { countries, tariffNumbers } from '../testing/written-fields';
import { countryName, readCountry } from './country';
import { readTariffNumber } from './tariff-number';

describe('a country', () => {
  it.each(countries.map((row) => [row.text, row.locale, row] as const))(
    '%s in %s',
    (text, locale, { means, says }) => {
      const country = readCountry(text, { locale });
      expect(country?.value).toBe(means);
      if (says) expect(country?.fault).toMatch(says);
    },
  );
  it.each([
    ['  CHINA ', 'CN'],
    ['', undefined],
    [7, undefined],
  ])('%j is %s', (written, code) => {
    expect(readCountry(written, { locale: 'de-DE' })?.value).toBe(code);
  });
  it('is called as the company’s language calls it', () => {
    expect([countryName('DE', 'de-DE'), countryName('DE', 'en-GB')]).toEqual([
      'Deutschland',
      'Germany',
    ]);
  });
});

describe('a customs tariff number', () => {
  it.each(tariffNumbers.map((row) => [row.text, row] as const))('%s', (text, { means, says }) => {
    const number = readTariffNumber(text);
    expect(number?.value).toBe(means);
    if (says) expect(number?.fault).toMatch(says);
  });
  it('may be a number in JSON', () => expect(readTariffNumber(732611)?.value).toBe('7326 11'));
});
