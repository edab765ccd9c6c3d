import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPage } from './lib/new-page';

const SOURCES = ['bin', 'demo-company/content', 'contract', 'docs', 'lib', 'node', 'words'];
const FILES = ['package.json', 'tsconfig.json', '.prettierrc.json'];

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'new-page-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function copySources(): void {
  for (const name of [...SOURCES, ...FILES]) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

const textOf = (root: string, file: string) => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
};

const changedFiles = () =>
  ['app', ...SOURCES]
    .flatMap((source) =>
      readdirSync(path.join(folder, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
    )
    .filter((file) => textOf(folder, file) !== textOf('.', file))
    .sort();

const unformatted = (files: string[]) =>
  spawnSync(path.resolve('node_modules/.bin/prettier'), ['--list-different', ...files], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;

// That it compiles: new-page-build.test.ts.
describe('a new page', () => {
  it('is a page, its route, and its English words', () => {
    copySources();
    const files = newPage(folder, { path: '/open-days' }).sort();
    expect(files).toEqual([
      'app/[language]/(site)/open-days/page.tsx',
      'lib/pages/routes.ts',
      'words/en/pages.ts',
    ]);
    expect(changedFiles()).toEqual(files);
    expect(unformatted(files)).toBe('');
  });

  it('is English until it is translated, which a release waits for', () => {
    copySources();
    newPage(folder, { path: '/open-days' });
    const args = ['--import', 'tsx', 'bin/words-missing.ts', '--release'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^de lacks \d+ of \d+ texts\n(?: {2}.*\n)*? {2}pages\.\/open-days\.name: Open Days\n/m,
    );
  });

  it('with a new endpoint is five files more, and what documents tell of it', () => {
    copySources();
    const files = newPage(folder, { path: '/careers', endpoint: 'open-jobs' }).sort();
    expect(files).toEqual([
      'app/[language]/(site)/careers/page.tsx',
      'contract/endpoints.ts',
      'contract/records/of-endpoints.ts',
      'demo-company/content/open-jobs.json',
      'lib/content/schemas/host-endpoints.ts',
      'lib/content/store/endpoints.ts',
      'lib/pages/routes.ts',
      'words/en/pages.ts',
    ]);
    expect(changedFiles()).toEqual(files);
    expect(textOf(folder, 'lib/content/store/endpoints.ts')).toMatch(
      /^export const getOpenJobs = cachedList\(hostEndpoints\.openJobs\);$/m,
    );
  });

  it.each([
    [{ path: 'Careers' }],
    [{ path: '/careers/' }],
    [{ path: '/../careers' }],
    [{ path: '/careers', endpoint: 'Jobs!' }],
    [{ path: '/careers', endpoint: '../jobs' }],
  ])('is not made from %j', (given) => {
    expect(() => newPage(folder, given)).toThrow(/ is no /);
    expect(readdirSync(folder)).not.toContain('app');
  });

  it('never replaces one that exists', () => {
    copySources();
    newPage(folder, { path: '/careers' });
    expect(() => newPage(folder, { path: '/careers' })).toThrow('EEXIST');
  });
});
