import { inLanguage } from '@/lib/content/store/current-language';
import { holdContent } from '@/testing/hold-content';
import { cardContent } from './card-content';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];

describe('the card of a page in a further language', () => {
  beforeEach(() =>
    holdContent(
      {
        siteSettings: { name: 'Forge', slogan: 'Forgings', languages },
        products: [
          { id: 1, title: 'Ring', slug: 'ring' },
          { id: 2, title: 'Shaft', slug: 'shaft' },
        ],
        faq: [{ title: 'Prices', entries: [{ question: 'What?', answer: 'Much.' }] }],
      },
      {
        'de-DE': {
          siteSettings: { slogan: 'Schmiedeteile' },
          products: [{ id: 1, title: 'Walzring', slug: 'walzring' }],
        },
      },
    ),
  );
  const titleOf = (path: string) => inLanguage('de', async () => (await cardContent(path))?.title);

  it('says what the page says', async () => {
    expect(await titleOf('/')).toBe('Schmiedeteile');
    expect(await titleOf('/contact')).toMatch(/kontakt/i);
    for (const segment of ['walzring', 'ring', '1'])
      expect(await titleOf(`/shop-details/${segment}`)).toBe('Walzring');
  });

  it('is none where the language does not offer the page', async () => {
    expect(await titleOf('/faq')).toBeUndefined();
    expect(await titleOf('/shop-details/shaft')).toBeUndefined();
  });
});
