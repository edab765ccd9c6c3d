import { PART_FIELDS } from '@/contract/form-limits';
import { inLanguage } from '@/lib/content/store/current-language';
import { holdContent } from '@/testing/hold-content';
import { partsForStaff } from './parts-for-staff';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];
const long = 'R'.repeat(PART_FIELDS.product.most - 5);

beforeEach(() =>
  holdContent(
    {
      siteSettings: { languages },
      products: [
        { id: 1, title: 'Rolled ring' },
        { id: 2, title: 'Disc' },
        { id: 3, title: 'Shaft' },
      ],
    },
    {
      'de-DE': {
        siteSettings: {},
        products: [
          { id: 1, title: 'Walzring,\u00a010 mm' },
          { id: 2, title: 'Disc' },
          { id: 3, title: long },
          { id: 4, title: 'Sonderteil' },
        ],
      },
    },
  ),
);

const productsFor = (language: string, ...products: string[]) =>
  inLanguage(language, async () =>
    (await partsForStaff(products.map((product) => ({ product }) as never))).map(
      (part) => part.product,
    ),
  );

describe('the parts of a request as staff read them', () => {
  it('have the names that the company knows, with the visitor’s behind them', async () => {
    expect(await productsFor('de', 'Walzring, 10 mm')).toEqual(['Rolled ring (Walzring, 10 mm)']);
  });

  it('stay as they were sent where these are the same, unknown, or too long together', async () => {
    const sent = ['Disc', 'Sonderteil', 'Ein Ring wie letztes Jahr', '', long];
    expect(await productsFor('de', ...sent)).toEqual(sent);
    expect(await productsFor('main', 'Rolled ring')).toEqual(['Rolled ring']);
  });
});
