import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createCountStore } from '@/content-service/store/counts';
import { openDatabase } from '@/content-service/store/open-database';
import { createDrawingsFolder } from '@/content-service/store/drawings-folder';
import { createEnquiryStore } from '@/content-service/store/enquiries';
import { cleanUp, startContentService, temporaryFolder } from './testing/programs';

/** Twelve commands, each a program of its own. */
jest.setTimeout(300_000);

const blocks = [
  ...readFileSync('docs/operate.md', 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm),
].flatMap(([, block = '']) => block.trim().split('\n'));

/**
 * Moving to PostgreSQL is tested in content-service/store/postgres.test.ts, content that comes in and out
 * in bin/content-import.test.ts.
 */
const MOVE = 'npm run content:restore -- data/content-service.db';

/** Last: it needs a service that is stopped. */
const isRestore = (command: string) => command.includes('content:restore');

const commands = blocks
  .filter(
    (line) =>
      /^npm run (--silent )?(counts|enquiries|content:(?!import|export))/.test(line) &&
      line !== MOVE,
  )
  .sort((a, b) => Number(isRestore(a)) - Number(isRestore(b)));

/** The repository in another folder, in which the commands write what they write. */
async function copyOfRepository(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of readdirSync('.')) {
    if (!['data', '.next', 'test-results'].includes(name)) {
      symlinkSync(path.resolve(name), path.join(folder, name));
    }
  }
  return folder;
}

async function fill(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const store = createEnquiryStore(database, createDrawingsFolder(dataDir));
  const enquiry = { name: 'Ada', email: 'ada@customer.example', message: 'x' };
  for (let id = 1; id <= 12; id += 1) {
    await store.add({ ...enquiry, captcha: 'off' }, Date.now());
  }
  const page = { kind: 'pages', name: '/about', count: 3 } as const;
  await createCountStore(database).add([page], Date.now());
  await database.close();
}

function run(command: string, cwd: string) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test' } as const;
    execFile('sh', ['-c', command], { cwd, env }, (error, output, errors) => {
      resolve({ code: error?.code ?? 0, output: output + errors });
    });
  });
}

describe('commands of docs/operate.md', () => {
  afterAll(cleanUp);

  it('work one after another', async () => {
    expect(commands.length).toBeGreaterThan(10);
    const folder = await copyOfRepository();
    const at = (name: string) => path.join(folder, name);
    // Its folder, with the rights that the service gives it.
    const { url, stop } = await startContentService({ DATA_DIR: at('data'), CONTENT_PORT: '0' });
    await fill(at('data'));
    const said: Record<string, string> = {};
    for (const command of commands) {
      // Not while anything uses the database that is to be restored.
      if (isRestore(command)) {
        await stop();
        rmSync(at('data'), { recursive: true });
      }
      const { code, output } = await run(command.replace('https://cms.example', url), folder);
      expect([command, code, code === 0 ? '' : output]).toEqual([command, 0, '']);
      said[command] = output;
    }
    expect(said['npm run counts']).toContain('/about');
    for (const name of ['enquiries.csv', 'quotes-of-may/enquiries.csv', 'counts.csv']) {
      expect([name, existsSync(at(name))]).toEqual([name, true]);
    }
    expect(existsSync(at('data/content-service.db'))).toBe(true);
  });
});
