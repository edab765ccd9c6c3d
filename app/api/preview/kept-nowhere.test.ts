import { gunzipSync } from 'node:zlib';
import { serveHost, startFakeHost, type FakeHost } from '@/testing/fake-host';
import { words } from '@/words/words';

/** Stands in every text of the draft, and nowhere else. */
const DRAFT = 'unannounced';
const PUBLISHED = 'crankshaft';
let isPreviewed = false;
let pass = '';

jest.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: isPreviewed }),
  cookies: async () => ({ get: () => ({ value: pass }) }),
}));

process.env.REVALIDATE_SECRET = 'a-secret-of-the-preview';
const host = serveHost();
const editor = {} as FakeHost;
beforeAll(async () => {
  Object.assign(editor, await startFakeHost(() => undefined));
  process.env.PREVIEW_HOST = editor.url;
  process.env.SAMPLES = 'off';
  host.answerWith(answering(PUBLISHED));
  editor.answerWith(answering(DRAFT));
  const { sealPass } = await import('@/lib/content/preview/pass');
  pass = sealPass({ until: Date.now() + 600_000, editor: 'http://localhost:3200' });
});
afterAll(() => editor.stop());

const product = (word: string) => ({
  id: 1,
  slug: `${word}-one`,
  title: `The ${word} one`,
  category: `Category ${word}`,
  thumbnail: `/media/${word}.jpg`,
  html: `<p>About the ${word}</p><table><caption>Left out: ${word}</caption></table><form></form>`,
  documents: [
    { kind: 'drawing', title: `Sheet of ${word}`, file: `/media/${word}.pdf` },
    { file: word },
  ],
});

/** The content of a host whose every text names the word. */
const answering =
  (word: string): Parameters<FakeHost['answerWith']>[0] =>
  ({ url = '' }, response) => {
    const content: Record<string, unknown> = {
      '/api/site-settings': { name: `Company ${word}`, hidden_pages: [`/p/no-${word}`, '/faq'] },
      '/api/list/industrial-products': [product(word), { title: [word] }],
      '/api/list/services-page': [product(word)],
      '/api/list/home-blog': [product(word)],
      '/api/list/downloads': [
        { id: 1, kind: 'drawing', title: `Download ${word}`, file: `/media/${word}.step` },
      ],
      '/api/list/pages': [{ path: `/p/${word}`, name: `Page ${word}`, introduction: word }],
      '/api/list/faq': [{ title: word, questions: [{ question: word, answer: word }] }],
    };
    response.writeHead(url in content ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(content[url] ?? {}));
  };

/** Everything that a visit reads, makes and notes. */
async function visitTheSite(word: string): Promise<void> {
  const content = await import('@/lib/content/store/endpoints');
  for (const read of Object.values(content)) await read();
  const { search } = await import('@/lib/features/search/search');
  expect((await search(word, 20)).hits.length).toBeGreaterThan(3);
  const { hiddenPaths } = await import('@/lib/pages/hidden');
  expect(await hiddenPaths()).toContain(`/p/no-${word}`);
  const { knownSegments } = await import('@/lib/pages/known-segments');
  const products = (await content.getProducts()) ?? [];
  await knownSegments('/shop-details', async () => products.map(({ slug }) => slug!))();
  const { documentFiles } = await import('@/lib/media/document-files');
  await documentFiles();
  const { facetsOf } = await import('@/lib/features/shop/facets');
  facetsOf(products, words('en'));
  const { siteDocuments } = await import('@/lib/features/documents/site-documents');
  expect(JSON.stringify(await siteDocuments())).toContain(word);
  const { sitemapEntries } = await import('@/lib/features/seo/sitemap-entries');
  expect(JSON.stringify(await sitemapEntries())).toContain(word);
  const { drawDataSheet } = await import('@/lib/features/data-sheet/data-sheet');
  await drawDataSheet({ ...products[0]!, picture: undefined });
}

/** Where the word stands in what the process keeps for all visitors. */
async function keptWith(word: string): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const look = async (value: unknown, place: string): Promise<void> => {
    if (typeof value === 'string') {
      const packed = [...value.matchAll(/H4sI[\w+/=]+/g)].map(([text]) =>
        String(gunzipSync(Buffer.from(text, 'base64'))),
      );
      if ([value, ...packed].some((text) => text.toLowerCase().includes(word))) found.push(place);
      return;
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof Promise) return look(await value.catch(() => undefined), place);
    if (ArrayBuffer.isView(value)) {
      const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
      return look(String(text), place);
    }
    const isKeyed =
      !Array.isArray(value) && typeof (value as Map<unknown, unknown>).entries === 'function';
    const inner = isKeyed ? [...(value as Map<unknown, unknown>).entries()] : Object.values(value);
    for (const one of inner) await look(one, place);
  };
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    const name = symbol.description ?? '';
    if (!name.startsWith('site:')) continue;
    const kept = (globalThis as Record<symbol, unknown>)[symbol];
    if (kept?.constructor !== Object) await look(kept, name);
    else for (const [key, value] of Object.entries(kept)) await look(value, `${name}.${key}`);
  }
  return [...new Set(found)].sort();
}

jest.setTimeout(120_000);

test('what a preview reads and makes is kept nowhere in the process', async () => {
  isPreviewed = true;
  await visitTheSite(DRAFT);
  expect(await keptWith(DRAFT)).toEqual([]);

  isPreviewed = false;
  await visitTheSite(PUBLISHED);
  // The walk sees what is kept.
  expect(await keptWith(PUBLISHED)).toEqual(
    expect.arrayContaining([
      'site:content-versions.derived',
      'site:content.store',
      'site:content.files',
      'site:content.sanitized',
    ]),
  );
  expect(await keptWith(DRAFT)).toEqual([]);

  // A preview while the memory is full changes nothing of it.
  isPreviewed = true;
  await visitTheSite(DRAFT);
  expect(await keptWith(DRAFT)).toEqual([]);
  isPreviewed = false;
  const { search } = await import('@/lib/features/search/search');
  expect((await search(DRAFT, 20)).hits).toEqual([]);
  const { isHiddenNow } = await import('@/lib/pages/hidden-now');
  expect(
    [PUBLISHED, DRAFT].map((word) => isHiddenNow({ language: 'main', path: `/p/no-${word}` })),
  ).toEqual([true, false]);
});
