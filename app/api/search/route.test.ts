import { holdContent } from '@/testing/hold-content';
import { siteRequest } from '@/testing/site-request';
import { GET } from './route';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];

beforeEach(() =>
  holdContent(
    {
      siteSettings: { name: 'Forge', languages },
      products: [{ id: 1, title: 'Ring', slug: 'ring', sku: 'HF-1048' }],
    },
    {
      'de-DE': {
        siteSettings: {},
        products: [{ id: 1, title: 'Walzring', slug: 'walzring' }],
      },
    },
  ),
);

const suggested = async (query: string) => {
  const answer = await GET(siteRequest(`/api/search?q=HF-1048${query}`, { method: 'GET' }));
  const { suggestions } = (await answer.json()) as { suggestions: { title: string }[] };
  return suggestions.map(({ title }) => title);
};

describe('suggestions', () => {
  it('are in the language that the page names', async () =>
    expect(await suggested('&language=de-DE')).toEqual(['Walzring']));

  it.each(['', '&language=', '&language=fr-FR', '&language=de', '&language=main'])(
    'are in the main one for %j',
    async (query) => expect(await suggested(query)).toEqual(['Ring']),
  );
});
