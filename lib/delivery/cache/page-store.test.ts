import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeVersions, contentTag } from '@/lib/content/store/content-versions';
import type { CacheValue } from '../next/cache-types';
import { encodePage, type StoredPage } from './page-codec';
import { PageFiles } from './page-files';
import { PageStore } from './page-store';

const MEGABYTE = 1024 * 1024;
const FAQ = '/api/faq';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-store-'));
  changeVersions(new Map([[FAQ, 'one']]));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As after a restart: nothing is in memory. */
const open = (maxBytes = MEGABYTE) => new PageStore(new PageFiles(folder, maxBytes), 'a-build');
const files = () => readdirSync(folder).map((name) => path.join(folder, name));

const page = (name: string, html = '<p>Forged', version = 'one'): StoredPage => ({
  name,
  tags: [contentTag(FAQ, version)],
  stored: 1,
  value: {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'content-security-policy': "default-src 'self'" },
    status: 200,
  } as unknown as CacheValue,
  cacheControl: { revalidate: 300, expire: 31_536_000 },
});

describe('the store of pages', () => {
  it('has a page after a restart as it was stored', async () => {
    await open().set(page('/about'));
    const found = await open().fresh('/about');
    expect(found).toEqual(page('/about'));
    expect(Buffer.isBuffer((found!.value as { rscData: unknown }).rscData)).toBe(true);
  });

  it('takes no more room for a page with one character beyond Latin-1', async () => {
    const sizeOf = (html: string) => encodePage(page('/about', html)).length;
    const texts = 'Forged and machined. '.repeat(100);
    expect(sizeOf(`${texts}→`) - sizeOf(texts)).toBeLessThan(10);
  });

  it('tells which pages were made from other content, also those of before the restart', async () => {
    const store = open();
    await store.set(page('/about'));
    await store.set(page('/faq', 'new', 'two'));
    expect(await store.outdated()).toEqual(['/faq']);
    changeVersions(new Map([[FAQ, 'two']]));
    expect(await store.fresh('/about')).toBeUndefined();
    expect(await open().outdated()).toEqual(['/about']);
    expect(await open().last('/about')).toEqual(page('/about'));
  });

  it.each([
    ['ends in the middle', (file: string) => truncate(file, 300)],
    [
      'holds other bytes',
      async (file: string) => {
        const bytes = await readFile(file);
        await writeFile(file, bytes.fill('x', bytes.length - 40));
      },
    ],
    ['is empty', (file: string) => truncate(file, 0)],
  ])('has no page whose file %s', async (_, damage) => {
    await open().set(page('/about'));
    await damage(files()[0]!);
    const store = open();
    expect(await store.outdated()).toEqual([]);
    expect(await store.last('/about')).toBeUndefined();
    await store.set(page('/about'));
    expect(await open().fresh('/about')).toEqual(page('/about'));
  });

  it('removes what a process left half-written', async () => {
    const [left, underWay] = ['1', '2'].map((end) =>
      path.join(folder, `.x.page.94444555566${end}.tmp`),
    );
    for (const file of [left!, underWay!]) writeFileSync(file, 'half');
    utimesSync(left!, 1, 1);
    await open().outdated();
    expect(files()).toEqual([underWay]);
  });

  it('keeps within its room on disk, and those pages that were asked for last', async () => {
    const html = 'x'.repeat(1_000);
    const store = open(3_500);
    for (const name of ['/a', '/b']) await store.set(page(name, html));
    const other = open(3_500);
    await other.outdated();
    await other.last('/a');
    await other.set(page('/c', html));
    expect(files()).toHaveLength(2);
    expect(await open().last('/b')).toBeUndefined();
    expect(await open().last('/a')).toBeDefined();
  });

  it('has the last of two that are stored at once', async () => {
    const store = open();
    await Promise.all([store.set(page('/about', 'first')), store.set(page('/about', 'second'))]);
    expect(await open().last('/about')).toEqual(page('/about', 'second'));
    expect(files()).toHaveLength(1);
  });

  it('goes on in memory where the disk takes no files', async () => {
    const store = new PageStore(new PageFiles('/dev/null/pages', MEGABYTE), 'a-build');
    await store.set(page('/about'));
    expect(await store.fresh('/about')).toEqual(page('/about'));
  });
});
