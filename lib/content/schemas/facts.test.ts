import { regionOf } from '@/contract/formats/region';
import { factFields } from '@/contract/records/facts';
import { languages, lackingIn, words } from '@/words/words';
import { inCustomWords } from './facts';
import { hostEndpoints } from './host-endpoints';

const region = regionOf({ locale: 'de-DE', currency: 'EUR' });

const shown = (sent: object, warn = () => undefined) => {
  const { schema, view } = hostEndpoints.products;
  const product = schema({ region, warn }).parse({ id: 1, title: 'Ring', ...sent });
  return view(product, { region, locale: region.locale });
};

const factsOf = (further: object) => {
  const warn = jest.fn();
  const specifications = [{ name: 'Weight', value: '12 kg' }];
  const { specifications: facts } = shown({ specifications, ...further }, warn);
  return { facts: facts.map(({ name, value }) => [name, value]), warn };
};

describe('the facts of a product', () => {
  it('are those of its table, then the fields that are facts, in the company’s language', () => {
    const further = { country_of_origin: 'PL', hs_code: '73261910', lead_time: '6 weeks' };
    expect(factsOf(further).facts).toEqual([
      ['Weight', '12 kg'],
      ['Ursprungsland', 'Polen'],
      ['Zolltarifnummer (HS-Code)', '7326 19 10'],
      ['Lieferzeit', '6 weeks'],
    ]);
  });

  it('have the names of the record in English: npm run words:source', () =>
    expect(words('en').shop.facts).toEqual(
      Object.fromEntries(factFields.map(({ name, label }) => [name, label])),
    ));

  it.each(languages)('have a name in %s, or are called as in the editor', (language) => {
    for (const { name, label } of factFields) {
      const called = words(language).shop.facts[name];
      const isLacking = lackingIn(language).has(`shop.facts.${name}`);
      expect(called).toEqual(isLacking ? label : expect.stringMatching(/./));
    }
  });

  it('stand once, where the table names one itself', () => {
    const specifications = [{ name: 'Lieferzeit', value: 'On request' }];
    expect(factsOf({ specifications, lead_time: '6 weeks' }).facts).toEqual([
      ['Lieferzeit', 'On request'],
    ]);
  });

  it('are called as the company wants, in its own words', () => {
    const product = shown({ lead_time: '6 weeks' });
    const own = { 'shop.facts.lead_time': 'Fertig in' };
    const [named] = inCustomWords([product], own);
    expect(named?.specifications).toMatchObject([{ name: 'Fertig in', value: '6 weeks' }]);
    expect(inCustomWords([product], own)[0]).toBe(named);
    expect(inCustomWords([product], { 'cart.empty': 'Leer' })[0]).toBe(product);
  });

  it.each([
    // A row of the company's own is not renamed, and stands once.
    ['Lieferzeit', ['Lieferzeit']],
    ['Lead time', ['Lead time', 'Fertig in']],
    ['fertig in', ['fertig in']],
  ])('keep a row that is called %s in the table', (name, names) => {
    const specifications = [{ name, value: 'On request' }];
    const product = shown({ lead_time: '6 weeks', specifications });
    const [named] = inCustomWords([product], { 'shop.facts.lead_time': 'Fertig in' });
    expect(named?.specifications.map((fact) => fact.name)).toEqual(names);
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
