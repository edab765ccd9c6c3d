import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanUp, temporaryFolder } from '../testing/programs';

afterEach(cleanUp);

function run(program: string, cwd: string, variables: Record<string, string> = {}) {
  const args = ['--import', `file://${require.resolve('tsx')}`, path.resolve('bin', program)];
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
    PORT: '4974',
    ...variables,
  } as NodeJS.ProcessEnv;
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });
}

describe('settings', () => {
  it('start.ts refuses the same port for site and content service', async () => {
    const result = await run('start.ts', await temporaryFolder(), { CONTENT_PORT: '4974' });
    expect(result).toEqual({
      code: 1,
      output: 'CONTENT_PORT must not be the PORT of the site, 4974.\n',
    });
  });

  it.each([
    ['start.ts', '.env'],
    ['start.ts', '.env.production.local'],
    ['dev.ts', '.env.development'],
    ['build.ts', '.env.local'],
  ])('%s refuses a folder with %s in one line', async (program, name) => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, name), 'PORT=4975\n');
    const { code, output } = await run(program, folder);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^\.env[^\n]*: settings come from the environment of the process[^\n]+\n$/,
    );
    expect(output).toContain(`${name}: `);
  });
});
