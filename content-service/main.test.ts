import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHttpServer } from './testing/loopback-server';
import {
  cleanUp,
  codeMailedBy,
  onCleanup,
  startTestService,
  temporaryFolder,
  waitFor,
} from './testing/test-service';
import { openDatabase } from './store/open-database';
import { createDrawingsFolder } from './store/drawings-folder';
import { createEnquiryStore } from './store/enquiries';

afterEach(cleanUp);

/** Runs the program as the site starts it: as a child process with an IPC channel. */
async function run(variables: Record<string, string>) {
  const dataDir = await temporaryFolder();
  const child = fork(join(__dirname, 'main.ts'), {
    execArgv: ['--import', `file://${require.resolve('tsx')}`],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onCleanup(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  child.stdout?.resume();
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  return { child, dataDir, exit, errors: () => errors };
}

async function runUntilListening(variables: Record<string, string> = {}) {
  const program = await run(variables);
  const [message] = (await once(program.child, 'message')) as [{ type: string; url: string }];
  expect(message.type).toBe('listening');
  return { ...program, url: message.url };
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const enquiry = { name: 'Ada', email: 'a@b.example', message: 'x' };

describe('the program', () => {
  it('finishes the current request and exits with 0 on SIGTERM', async () => {
    const provider = await startHttpServer(async () => {
      await sleep(400);
      return [200, '{"success": true}'];
    });
    const { child, url, exit } = await runUntilListening({
      RECAPTCHA_SECRET: 'shared-secret',
      RECAPTCHA_VERIFY_URL: provider.url,
    });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const reply = post(`${url}/api/enquiries`, { ...enquiry, recaptchaToken: 'token' });
    await waitFor(() => provider.seen.length);
    child.kill('SIGTERM');
    expect((await reply).status).toBe(200);
    expect(await exit).toEqual([0, null]);
  });

  it('makes its files private, and loses nothing when it is killed after a response', async () => {
    const dataDir = await temporaryFolder();
    await chmod(dataDir, 0o755);
    const { child, url, exit } = await runUntilListening({ DATA_DIR: dataDir, DEMO: '1' });
    const names = ['first', 'second', 'third'];
    for (const name of names) {
      expect((await post(`${url}/api/enquiries`, { ...enquiry, name })).status).toBe(200);
    }
    const otp = await codeMailedBy(dataDir, () =>
      post(`${url}/api/certificate/request`, { email: 'a@b.example' }),
    );
    child.kill('SIGKILL');
    expect(await exit).toEqual([null, 'SIGKILL']);

    const files = await readdir(dataDir, { recursive: true });
    expect(files).toContain('content-service.db-wal');
    expect(files.some((file) => /^outbox\/.+\.json$/.test(file))).toBe(true);
    for (const file of ['.', ...files]) {
      const { mode } = await stat(join(dataDir, file));
      expect([file, mode & 0o077]).toEqual([file, 0]);
    }

    const { app } = await startTestService({ dataDir });
    const verification = await app.inject({
      method: 'POST',
      url: '/api/certificate/verify',
      payload: { email: 'a@b.example', otp },
    });
    expect(verification.statusCode).toBe(200);
    const database = await openDatabase({ dataDir });
    onCleanup(() => database.close());
    expect(await createEnquiryStore(database, createDrawingsFolder(dataDir)).list()).toMatchObject(
      names.map((name) => ({ name })),
    );
  });

  it('says once why nothing can be stored on a full disk, and refuses in words', async () => {
    const dataDir = await temporaryFolder();
    // A file that grows above it cannot be written, as on a full disk.
    const command = 'ulimit -f 640; exec "$0" "$@"';
    const tsx = ['--import', `file://${require.resolve('tsx')}`, join(__dirname, 'main.ts')];
    const child = spawn('sh', ['-c', command, process.execPath, ...tsx], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '1' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    onCleanup(() => child.kill('SIGKILL'));
    let output = '';
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const statuses: number[] = [];
    const lost = () => statuses.filter((status) => status !== 200);
    while (lost().length < 5 && statuses.length < 200) {
      // The same once more would wait until the first, which could not be released, has run out.
      const message = String(statuses.length).padEnd(5_000, 'x');
      statuses.push((await post(`${url}/api/enquiries`, { ...enquiry, message })).status);
    }
    expect(statuses[0]).toBe(200);
    expect(lost()).toEqual([503, 503, 503, 503, 503]);
    const health = (await (await fetch(`${url}/health`)).json()) as object;
    expect(health).toMatchObject({ status: 'degraded', storage: { status: 'failing' } });
    expect(output.match(/What visitors send cannot be stored/g)).toHaveLength(1);
    expect(output).toContain('"reason":"the disk');
    expect(output).not.toMatch(/cannot rollback|Unexpected error/);
  });

  it('stops when its parent process has ended', async () => {
    const { child, exit } = await runUntilListening();
    child.disconnect();
    expect(await exit).toEqual([0, null]);
  });

  it('exits with 1 and one line on stderr when it cannot start', async () => {
    const { exit, errors } = await run({ SMTP_URL: 'mail.example' });
    expect(await exit).toEqual([1, null]);
    expect(errors()).toMatch(/^content service: SMTP_URL [^\n]+\n$/);
  });
});
