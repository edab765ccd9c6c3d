import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const root = path.join(process.cwd(), 'demo-company');
const folder = path.join(root, 'content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

const lists = files.flatMap(({ file, text }) => {
  const content: unknown = JSON.parse(text);
  return Array.isArray(content) ? [{ file, items: content as { id?: number }[] }] : [];
});

/** So many entries fill every section of the site. */
const minimum: Record<string, number> = {
  'social-links': 4,
  'industrial-products': 15,
  servicecard: 9,
  services: 9,
  'services-page': 9,
  'case-study': 5,
  'cusmoter-gallery': 6,
  'buyer-gallery': 6,
  portfolio: 9,
  'equipment-gallery': 10,
  document: 4,
  'excellence-img': 3,
  'home-blog': 6,
  clients: 12,
};

const ALLOWED = new Set([
  ...[
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'blockquote',
    'code',
    'pre',
  ],
  ...['figure', 'img', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

type Offered = { kind?: string; file?: string; locked_file?: string; size?: number; date?: string };

/** What products, services and the company offer for download. */
const offered = lists.flatMap(({ items }) =>
  (items as (Offered & { documents?: Offered[] })[]).flatMap(({ documents, ...item }) => [
    ...(documents ?? []),
    ...(item.file && item.kind ? [item] : []),
  ]),
);

/** The routes on which pictures of a record of `pages/` stand. */
const ROUTES: Record<string, string[]> = {
  about: ['/about', '/about-2'],
  service: ['/service', '/service-2'],
};

/** The scenes that pages place themselves, with their routes: a portrait file shows what the wide one does. */
function placedScenes(): Map<string, Set<string>> {
  const scenes = new Map<string, Set<string>>();
  const place = (content: unknown, routes: string[]) => {
    const found = JSON.stringify(content).matchAll(
      /\/media\/(?!people)[a-z]+\/([\w-]+)\.(?:jpg|svg)"/g,
    );
    for (const [, scene = ''] of found)
      scenes.set(scene, new Set([...(scenes.get(scene) ?? []), ...routes]));
  };
  for (const { file, text } of files) {
    const content: unknown = JSON.parse(text);
    const name = /^pages[/\\](.+)\.json$/.exec(file)?.[1]?.toLowerCase();
    if (name) place(content, ROUTES[name] ?? [name]);
    if (file === 'pages.json')
      for (const page of content as { path: string }[]) place(page, [page.path]);
  }
  return scenes;
}

describe('the content of the demo company', () => {
  it('shows a scene that pages place themselves on three routes at most', () => {
    const scenes = placedScenes();
    expect(scenes.size).toBeGreaterThan(20);
    const often = [...scenes].filter(([, routes]) => routes.size > 3);
    expect(often.map(([scene, routes]) => [scene, ...routes])).toEqual([]);
  });

  it('says how large each document is and when it was issued', () => {
    const kinds = new Set(offered.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['drawing', 'cad-model', 'certificate', 'manual']));
    for (const { file, locked_file: locked, size, date } of offered) {
      const path = `${root}${file ?? locked}`;
      expect([path, size]).toEqual([path, statSync(path).size]);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it.each(files)('$file refers only to existing media', ({ text }) => {
    const paths = [...text.matchAll(/"(\/(?:media|documents)\/[^"\\]+)/g)].map(
      ([, found]) => found!,
    );
    expect(paths.filter((found) => !existsSync(path.join(root, found)))).toEqual([]);
  });

  it.each(files)('$file gives pictures in texts the size of their files', async ({ text }) => {
    for (const [tag] of text.matchAll(/<img [^>]*>/g)) {
      const [src = '', width, height] = ['src', 'width', 'height'].map(
        (name) => new RegExp(`${name}=\\\\"([^"\\\\]*)`).exec(tag)?.[1],
      );
      const file = await sharp(path.join(root, src)).metadata();
      expect([src, Number(width), Number(height)]).toEqual([src, file.width, file.height]);
    }
  });

  it.each(lists)('$file uses each id once', ({ items }) => {
    const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.entries(minimum))('%s has at least %i entries', (name, count) => {
    const list = lists.find(({ file }) => file === `${name}.json`);
    expect(list?.items.length).toBeGreaterThanOrEqual(count);
  });

  it.each(files)('$file has only markup that the site allows', ({ text }) => {
    const tags = [...text.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag!);
    expect(tags.filter((tag) => !ALLOWED.has(tag))).toEqual([]);
  });
});
