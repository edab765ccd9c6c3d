import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreCache, saveCache } from './saved-cache';

const BUILD = '.next/standalone/.next';
const root = process.cwd();

const emptyBuildFolder = () => rm('.next/standalone', { recursive: true, force: true });
const cached = () => readFile(`${BUILD}/cache/page`, 'utf8');

async function cachePage(text: string): Promise<void> {
  await mkdir(`${BUILD}/cache`, { recursive: true });
  await writeFile(`${BUILD}/cache/page`, text);
}

describe('the cache of the standalone folder', () => {
  beforeEach(async () => process.chdir(await mkdtemp(path.join(tmpdir(), 'saved-cache-'))));
  afterEach(async () => {
    const folder = process.cwd();
    process.chdir(root);
    await rm(folder, { recursive: true });
  });

  it('survives a build', async () => {
    await cachePage('before');
    await saveCache();
    await emptyBuildFolder();
    await mkdir(BUILD, { recursive: true });
    await restoreCache();
    expect(await cached()).toBe('before');
  });

  it('survives a build that fails, until the next one', async () => {
    await cachePage('before');
    await saveCache();
    await emptyBuildFolder();
    await restoreCache();
    expect(existsSync(BUILD)).toBe(false);
    await saveCache();
    await mkdir(BUILD, { recursive: true });
    await restoreCache();
    expect(await cached()).toBe('before');
  });

  it('may be missing', async () => {
    await saveCache();
    await mkdir(BUILD, { recursive: true });
    await restoreCache();
    expect(existsSync(`${BUILD}/cache`)).toBe(false);
  });
});
