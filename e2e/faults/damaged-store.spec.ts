import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, full, test } from '../test';
import type { ContentHost } from './content-host';
import { viewAll, type Baseline } from './pages';
import type { Site } from './site';
import { startSystem } from './system';

/** Far longer than the tests: nothing is fetched anew because its time has come. */
const LONG_WINDOW = { CONTENT_REVALIDATE_SECONDS: '3600' };

let host: ContentHost;
let site: Site;
let baseline: Baseline;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  ({ host, site, baseline } = await startSystem('damaged-store', LONG_WINDOW));
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

const store = () => path.join(site.folder, '.next/cache/site');

async function storedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  return files.map((entry) => path.join(entry.parentPath, entry.name));
}

async function forgetPages(): Promise<void> {
  const folders = (await readdir(store())).filter((name) => name !== 'cache');
  expect(folders).not.toEqual([]);
  for (const name of folders) await rm(path.join(store(), name), { recursive: true });
}

test.describe('damaged store', full, () => {
  test('pages are whole where every stored copy of the content is damaged', async () => {
    await site.stop();
    for (const file of await storedFiles(path.join(store(), 'cache'))) {
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill('damaged', Math.floor(bytes.length / 2)));
    }
    await forgetPages();
    await site.start();
    await viewAll(site, baseline);
  });

  test('and where every stored file ends in the middle', async () => {
    await site.stop();
    for (const file of await storedFiles(store())) {
      await truncate(file, Math.floor((await readFile(file)).length / 2));
    }
    await site.start();
    await viewAll(site, baseline);
  });
});
