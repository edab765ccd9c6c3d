import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envSchema, readEnv } from '@/content-service/env';
import { environmentSchema, readEnvironment } from '@/lib/platform/env';

const example = readFileSync('.env.example', 'utf8');
const entries = [...example.matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const listed = entries.map(({ name }) => name);

/** Set by Node.js, Next.js, CI or our own programs, not by operators. */
const notSettings = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  'BUILD_NAME',
  'CHECK_TYPES',
  'KEEP_ALIVE_TIMEOUT',
  'CI',
  'EVERYDAY',
  'CHROMIUM_PATH',
  'PATH',
];

const sources = ['app', 'bin', 'components', 'content-service', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(testing|node_modules)\//.test(file))
  .concat('instrumentation.ts', 'next.config.ts', 'proxy.ts');

/** Read by a program of its own, which is not imported here. */
const ofTheEditor = [
  ...readFileSync('cms/server/env.ts', 'utf8').matchAll(/^ {2}([A-Z\d_]+): /gm),
].map(([, name = '']) => name);

describe('.env.example', () => {
  it('lists each validated variable once, and no other', () => {
    const checked = [
      ...Object.keys(environmentSchema.shape),
      ...Object.keys(envSchema.shape),
      ...ofTheEditor,
    ];
    expect([...listed].sort()).toEqual([...new Set(checked)].sort());
  });

  it('lists the variables that are read without validation', () => {
    const read = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(read)].filter((name) => !listed.includes(name)).sort()).toEqual(
      [...new Set(read)].filter((name) => notSettings.includes(name)).sort(),
    );
  });

  it('explains each variable', () => {
    const lines = example.split('\n');
    const above = (name: string) => {
      const at = lines.findIndex((line) => line.startsWith(`${name}=`));
      return lines.slice(0, at).findLast((line) => !/^[A-Z\d_]+=/.test(line));
    };
    for (const name of listed)
      expect([name, above(name)]).toEqual([name, expect.stringMatching(/^# /)]);
  });

  it('has the default values', () => {
    const given = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    expect(readEnvironment(given)).toEqual(readEnvironment({}));
    expect(readEnv({ NODE_ENV: 'test', ...given })).toEqual(readEnv({ NODE_ENV: 'test' }));
  });

  it('lists the same variables as docs/operate.md', () => {
    const table = readFileSync('docs/operate.md', 'utf8');
    const told = [...table.matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name);
    expect([...told].sort()).toEqual([...listed].sort());
  });
});
