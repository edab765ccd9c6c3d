import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOldPages } from './old-pages';

let sites: string;
beforeEach(async () => {
  sites = await mkdtemp(path.join(tmpdir(), 'old-pages-'));
});
afterEach(() => rm(sites, { recursive: true }));

async function folder(name: string, daysAgo: number) {
  await mkdir(path.join(sites, name, 'route-cache'), { recursive: true });
  const used = new Date(Date.now() - daysAgo * 24 * 3600 * 1_000);
  await utimes(path.join(sites, name), used, used);
}

describe('removeOldPages', () => {
  it('keeps the current folder, the two used last, and all stored content', async () => {
    await folder('cache', 400);
    for (const [name, days] of Object.entries({ a: 9, b: 1, c: 5, d: 2 })) await folder(name, days);
    await removeOldPages(sites, 'a');
    expect((await readdir(sites)).sort()).toEqual(['a', 'b', 'cache', 'd']);
  });

  it('starts from nothing', async () => {
    await removeOldPages(path.join(sites, 'new'), 'first');
    expect(await readdir(path.join(sites, 'new'))).toEqual(['first']);
  });
});
