import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));
  for (const name of ['build/.next/static', 'operator']) {
    mkdirSync(at(name), { recursive: true });
  }
  // Jest's own globals confuse esbuild.
  execFileSync(process.execPath, [
    ...['--import', 'tsx', '--input-type=module', '--eval'],
    `import { bundleStart } from './bin/standalone/bundle-start.ts';
     await bundleStart(${JSON.stringify(at('build/start.cjs'))});`,
  ]);
  writeFileSync(at('build/.next/static/a.js'), '');
  writeFileSync(at('build/package.json'), '{"type": "module"}');
  writeFileSync(
    at('build/server.js'),
    'console.log(process.env.REDIRECTS_FILE); process.exit(0);\n',
  );
  writeFileSync(at('operator/old.json'), '[]');
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = (variables: Record<string, string>) =>
  spawnSync(process.execPath, [at('build/start.cjs')], {
    cwd: at('operator'),
    env: { PORT: '4976', CONTENT_HOST: 'http://127.0.0.1:1', ...variables } as never,
    encoding: 'utf8',
  });

describe('start.cjs', () => {
  it('resolves relative paths against the current directory', () => {
    const { stdout, stderr } = start({ REDIRECTS_FILE: 'old.json', ASSETS_DIR: 'assets' });
    expect(stderr).toBe('');
    expect(stdout).toBe(`${at('operator/old.json')}\n`);
    expect(readdirSync(at('operator/assets/_next/static'))).toEqual(['a.js']);
  });

  it('starts without the default file of redirects', () => {
    expect(start({ REDIRECTS_FILE: 'redirects.json' }).status).toBe(0);
  });

  it('refuses a missing file of redirects with the name of the variable', () => {
    const { status, stderr } = start({ REDIRECTS_FILE: 'none.json' });
    expect(status).toBe(1);
    expect(stderr).toBe('REDIRECTS_FILE: none.json: cannot be read (ENOENT)\n');
  });

  it('refuses a .env file in its folder', () => {
    writeFileSync(at('build/.env.production'), '');
    const { status, stderr } = start({});
    rmSync(at('build/.env.production'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^\.env\.production: settings come from the environment[^\n]+\n$/);
  });

  it('warns when .next/cache cannot be written', () => {
    rmSync(at('build/.next/cache'), { recursive: true, force: true });
    writeFileSync(at('build/.next/cache'), 'not a folder');
    expect(start({}).stderr).toMatch(/^\.next\/cache cannot be written \(EEXIST\): [^\n]+\n$/);
  });
});
