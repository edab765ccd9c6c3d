import { regionOf } from '@/contract/formats/region';
import { productSchema } from './schemas';

const region = regionOf({ locale: 'de-DE', currency: 'EUR' });

const factsOf = (further: object) => {
  const warn = jest.fn();
  const { specifications } = productSchema({ region, warn }).parse({
    id: 1,
    title: 'Ring',
    specifications: [{ name: 'Weight', value: '12 kg' }],
    ...further,
  });
  return { facts: specifications.map(({ name, value }) => [name, value]), warn };
};

describe('the facts of a product', () => {
  it('are those of its table, then the fields that are facts, in the company’s words', () => {
    const further = { country_of_origin: 'PL', hs_code: '73261910', lead_time: '6 weeks' };
    expect(factsOf(further).facts).toEqual([
      ['Weight', '12 kg'],
      ['Country of origin', 'Polen'],
      ['Customs tariff number', '7326 19 10'],
      ['Lead time', '6 weeks'],
    ]);
  });

  it('stand once, where the table names one itself', () => {
    const specifications = [{ name: 'Lead time', value: 'On request' }];
    expect(factsOf({ specifications, lead_time: '6 weeks' }).facts).toEqual([
      ['Lead time', 'On request'],
    ]);
  });

  it('are left out, and told, where they cannot be read', () => {
    const { facts, warn } = factsOf({ country_of_origin: 'Europe', hs_code: 'none' });
    expect(facts).toEqual([['Weight', '12 kg']]);
    expect(warn.mock.calls).toEqual([
      ['unreadable country', expect.stringContaining('“Europe” is no country')],
      ['unreadable tariff-number', expect.stringContaining('“none” is no customs tariff number')],
    ]);
  });
});
