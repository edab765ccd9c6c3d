import { countryName, readCountry } from './country';
import { readTariffNumber } from './tariff-number';

const GERMAN = { locale: 'de-DE' };

describe('a country', () => {
  it.each([
    ['DE', 'DE'],
    ['de', 'DE'],
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['  CHINA ', 'CN'],
    ['', undefined],
  ])('%j is %s', (written, code) => {
    expect(readCountry(written, GERMAN)?.value).toBe(code);
  });
  it.each(['EU and others', 'Allemagne', 'ZZZ', 'QQ', 7])('%j is refused in words', (written) => {
    expect(readCountry(written, GERMAN)?.fault).toMatch(/is no country/);
  });
  it('is called as the company’s language calls it', () => {
    expect([countryName('DE', 'de-DE'), countryName('DE', 'en-GB')]).toEqual([
      'Deutschland',
      'Germany',
    ]);
  });
});

describe('a customs tariff number', () => {
  it.each([
    ['73261100', '7326 11 00'],
    ['7326.11', '7326 11'],
    [732611, '7326 11'],
    ['8483 40 30 90', '8483 40 30 90'],
    ['٧٣٢٦١١', '7326 11'],
  ])('%j is %s', (written, number) => {
    expect(readTariffNumber(written)?.value).toBe(number);
  });
  it.each(['7326', 'none', '7326-11', '123456789012345'])('%j is refused', (written) => {
    expect(readTariffNumber(written)?.fault).toMatch(/no customs tariff number/);
  });
});
