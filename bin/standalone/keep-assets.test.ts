import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepAssets } from './keep-assets';

let folder: string;
const at = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keep-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(`${name}/${file}`)), { recursive: true });
    await writeFile(at(`${name}/${file}`), text);
  }
  return at(name);
}
const shared = () => readdir(at('assets/_next/static/chunks'));

describe('keepAssets', () => {
  it('adds the files of each build to earlier ones', async () => {
    await keepAssets(await build('one', { 'chunks/a.js': '1', 'chunks/b.js': '1' }), at('assets'));
    await keepAssets(await build('two', { 'chunks/b.js': '1', 'chunks/c.js': '2' }), at('assets'));
    expect((await shared()).sort()).toEqual(['a.js', 'b.js', 'c.js']);
    expect(await readFile(at('assets/_next/static/chunks/c.js'), 'utf8')).toBe('2');
  });

  it('removes files that no build has had for 30 days', async () => {
    const one = await build('one', { 'chunks/a.js': '1', 'chunks/b.js': '1' });
    await keepAssets(one, at('assets'));
    const long = new Date(Date.now() - 31 * 24 * 3600 * 1_000);
    for (const name of await shared()) {
      await utimes(at(`assets/_next/static/chunks/${name}`), long, long);
    }
    await keepAssets(await build('two', { 'chunks/b.js': '1' }), at('assets'));
    expect(await shared()).toEqual(['b.js']);
  });

  it('works for several instances at once', async () => {
    const one = await build('one', { 'chunks/a.js': 'whole' });
    await Promise.all([keepAssets(one, at('assets')), keepAssets(one, at('assets'))]);
    expect(await shared()).toEqual(['a.js']);
    expect(await readFile(at('assets/_next/static/chunks/a.js'), 'utf8')).toBe('whole');
  });
});
