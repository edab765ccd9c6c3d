import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installBuild } from './install-build';

let folder: string;
const at = (name: string) => path.join(folder, name);
const read = (name: string) => readFile(at(name), 'utf8');

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), text);
  }
}

describe('installBuild', () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'install-build-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('replaces the build before and keeps the cache', async () => {
    await write({
      'site/start.cjs': 'old',
      'site/removed.js': 'old',
      'site/.next/static/old.js': 'old',
      'site/.next/cache/site/page': 'cached',
      'build/start.cjs': 'new',
      'build/.next/static/new.js': 'new',
    });
    await installBuild(at('site'), at('build'));
    expect(await read('site/start.cjs')).toBe('new');
    expect(await read('site/.next/static/new.js')).toBe('new');
    expect(await read('site/.next/cache/site/page')).toBe('cached');
    expect(existsSync(at('site/removed.js'))).toBe(false);
    expect(existsSync(at('site/.next/static/old.js'))).toBe(false);
  });

  it('copies no cache', async () => {
    await write({ 'build/start.cjs': 'new', 'build/.next/cache/site/page': 'cached' });
    await installBuild(at('site'), at('build'));
    expect(existsSync(at('site/start.cjs'))).toBe(true);
    expect(existsSync(at('site/.next/cache'))).toBe(false);
  });
});
