import { serveHost } from '@/testing/fake-host';
import { checkHost } from '../check-host';
import { reportText } from '../report-text';

const host = serveHost();

const settings = {
  ...{ phone: '+44 20 7946 0000', email: 'a@forge.example', address: 'Mill Road' },
  slogan: 'Forged in one place',
  languages: [
    { locale: 'en-GB', name: 'English' },
    { locale: 'de-DE', name: 'Deutsch', path: 'de' },
  ],
};

type Answer = { body: unknown; language?: string; status?: number };

/** @param german by path, with the language that the answer names; German unless it says otherwise */
async function checked(english: Record<string, unknown>, german: Record<string, Answer>) {
  host.answerWith(({ url = '' }, response) => {
    const [path = '', query] = url.split('?');
    const main = { '/api/site-settings': settings, ...english }[path];
    const own = german[path];
    const answer: Answer | undefined = query ? own : main ? { body: main } : undefined;
    const { body = {}, language = 'de-DE', status = answer ? 200 : 404 } = answer ?? {};
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(query && language && { 'content-language': language }),
    });
    response.end(JSON.stringify(body));
  });
  const report = await checkHost(host.url, () => undefined);
  return { report, language: report.languages[0]!, text: reportText(report) };
}

const served = { '/api/site-settings': { body: { slogan: 'Geschmiedet an einem Ort' } } };

const question = { id: 1, title: 'Orders', entries: [{ question: 'Why?', answer: 'So.' }] };
const PRODUCTS = '/api/list/industrial-products';
const products = [
  { id: 1, title: 'Rolled ring', slug: 'rolled-ring', html: '<p>Rolled here.</p>' },
  { id: 2, title: 'Forged shaft', slug: 'forged-shaft' },
];

it('says of each language what is missing, in a section of its own', async () => {
  const { language, text } = await checked(
    { [PRODUCTS]: products, '/api/list/faq': [question] },
    { ...served, [PRODUCTS]: { body: [{ id: 1, title: 'Gewalzter Ring' }] } },
  );
  expect(language).toMatchObject({ path: 'de', locale: 'de-DE', name: 'Deutsch' });
  expect(text).toContain('\nDeutsch (de-DE, /de)\n');
  expect(text).toMatch(
    /^ok {5}\/api\/list\/industrial-products +1 of 2 items without a translation; from the main language: html$/m,
  );
  expect(text).toMatch(/^Pages that it does not offer\n( {2}.*\n)*.*nothing to show: .*\/faq/m);
  expect(language.notOffered).toContainEqual({ path: '/faq', reason: 'nothing to show' });
  expect(language.notOffered.map(({ path }) => path)).not.toContain('/shop');
});

it('names links of its own that lead to no page in any language', async () => {
  const html = ['ring', 'forged-shaft', 'welle']
    .map((slug) => `<a href="/shop-details/${slug}">${slug}</a>`)
    .join(' ');
  const { language } = await checked(
    { [PRODUCTS]: products },
    { ...served, [PRODUCTS]: { body: [{ id: 1, title: 'Ring', slug: 'ring', html }] } },
  );
  expect(language.endpoints.find(({ endpoint }) => endpoint === PRODUCTS)?.faults).toEqual([
    { field: '', sentence: '/shop-details/welle leads to no page of the site' },
  ]);
});

it('names values that cannot be read, misspelt fields and addresses that stand twice', async () => {
  const { language } = await checked(
    { [PRODUCTS]: products },
    {
      ...served,
      [PRODUCTS]: {
        body: [
          { id: 1, title: 'Ring', price: 'viel', shortdescription: 'Gewalzt' },
          { id: 2, title: 'Welle', slug: 'rolled-ring' },
        ],
      },
    },
  );
  const found = language.endpoints.find(({ endpoint }) => endpoint === PRODUCTS);
  expect(found?.faults).toEqual([
    { item: 'item 0 “Ring”, id 1', field: 'price', sentence: expect.stringContaining('“viel”') },
    { field: 'shortdescription', sentence: 'is `short_description` meant?' },
    { field: '', sentence: 'slug rolled-ring: “Ring”, “Welle”' },
  ]);
});

it.each([
  ['another language', 'en-GB', 'answers in another language (en-GB)'],
  ['no language', '', 'answers without naming the language'],
])('takes an answer in %s for none', async (_, language, said) => {
  const { language: found } = await checked(
    { [PRODUCTS]: products },
    { ...served, [PRODUCTS]: { body: products, language } },
  );
  const { notes, error } = found.endpoints.find(({ endpoint }) => endpoint === PRODUCTS)!;
  expect(notes).toEqual([expect.stringContaining(said), 'no answer of its own: 2 items not shown']);
  expect(error).toBeUndefined();
});

it('counts English in the folder of another language', async () => {
  const { language } = await checked(
    { [PRODUCTS]: products },
    { ...served, [PRODUCTS]: { body: products } },
  );
  const { notes } = language.endpoints.find(({ endpoint }) => endpoint === PRODUCTS)!;
  expect(notes).toEqual(['3 of 3 texts are those of the main language again']);
});

describe('fails the check', () => {
  const complete = { body: { ...served['/api/site-settings'].body } };

  it('where a language is named and not served', async () => {
    const { report, language, text } = await checked({}, {});
    expect(language).toMatchObject({ notServed: 'has no settings in it', endpoints: [] });
    expect(text).toContain('EMPTY  the host does not serve it: has no settings in it');
    expect(text).toContain('1 language cannot be read whole from the host.');
    expect(report.ok).toBe(false);
  });

  it('where the host fails in it', async () => {
    const { language, text } = await checked(
      { [PRODUCTS]: products },
      { '/api/site-settings': complete, [PRODUCTS]: { body: {}, status: 500 } },
    );
    expect(language.endpoints).toContainEqual(
      expect.objectContaining({ endpoint: PRODUCTS, error: 'answered 500', notes: [] }),
    );
    expect(text).toMatch(/^FAILED \/api\/list\/industrial-products +answered 500$/m);
  });
});

it('names an entry of the settings that is left out', async () => {
  const languages = [...settings.languages, { locale: 'fr-FR', name: 'Français', path: 'shop' }];
  const { report } = await checked({ '/api/site-settings': { ...settings, languages } }, served);
  expect(report.languages).toHaveLength(1);
  expect(report.endpoints[0]?.faults).toContainEqual({
    field: 'languages[2]',
    sentence: expect.stringContaining('begins addresses of the site already'),
  });
});

it('says nothing of languages where there is one', async () => {
  const { report } = await checked({ '/api/site-settings': { ...settings, languages: [] } }, {});
  expect(report.languages).toEqual([]);
});
