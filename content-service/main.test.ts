/** @jest-environment node */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { startHttp } from './testing/loopback-server';
import { cleanUp, eventually, onCleanup, temporaryFolder } from './testing/test-service';

afterEach(cleanUp);

/** Runs the program as the site starts it: a process of its own with an IPC channel. */
async function run(variables: Record<string, string>, cwd = '.') {
  const dataDir = await temporaryFolder();
  const child = fork(join(__dirname, 'main.ts'), {
    cwd,
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

async function listening(variables: Record<string, string> = {}) {
  const running = await run(variables);
  const [message] = (await once(running.child, 'message')) as [{ type: string; url: string }];
  expect(message.type).toBe('listening');
  return { ...running, url: message.url };
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the program', () => {
  it('listens on a free loopback port, says where, and stops with 0', async () => {
    const { child, url, exit } = await listening();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('finishes the request under way before it stops', async () => {
    const provider = await startHttp(async () => {
      await sleep(400);
      return [200, '{"success": true}'];
    });
    const { child, url, exit } = await listening({
      RECAPTCHA_SECRET: 'shared-secret',
      RECAPTCHA_VERIFY_URL: provider.url,
    });
    const enquiry = { name: 'Ada', email: 'a@b.example', message: 'x', recaptchaToken: 'token' };
    const reply = post(`${url}/api/enquiries`, enquiry);
    await eventually(() => provider.seen.length);
    child.kill('SIGTERM');
    expect((await reply).status).toBe(200);
    expect(await exit).toEqual([0, null]);
  });

  it('loses nothing when it is killed right after a reply', async () => {
    const { child, url, exit, dataDir } = await listening();
    const names = ['first', 'second', 'third'];
    for (const name of names) {
      const reply = await post(`${url}/api/enquiries`, {
        name,
        email: 'a@b.example',
        message: 'x',
      });
      expect(reply.status).toBe(200);
    }
    const reply = await post(`${url}/api/certificate/request`, { email: 'a@b.example' });
    const { data } = (await reply.json()) as { data: [{ otp: string }] };
    child.kill('SIGKILL');
    expect(await exit).toEqual([null, 'SIGKILL']);

    const again = await listening({ DATA_DIR: dataDir });
    const body = { email: 'a@b.example', otp: data[0].otp };
    expect((await post(`${again.url}/api/certificate/verify`, body)).status).toBe(200);
    const database = new Database(join(dataDir, 'content-service.db'));
    onCleanup(() => database.close());
    const rows = database.prepare('SELECT name FROM enquiries ORDER BY id').pluck().all();
    expect(rows).toEqual(names);
  });

  it('keeps what visitors send from every other user of the machine', async () => {
    const dataDir = await temporaryFolder();
    await chmod(dataDir, 0o755);
    const { url } = await listening({ DATA_DIR: dataDir });
    await post(`${url}/api/enquiries`, { name: 'Ada', email: 'a@b.example', message: 'x' });
    await post(`${url}/api/certificate/request`, { email: 'a@b.example' });
    const kept = () => readdir(dataDir, { recursive: true });
    await eventually(async () => (await kept()).filter((name) => /\.json$/.test(name))[1]);
    const names = await kept();
    expect(names).toContain('content-service.db-wal');
    for (const name of ['.', ...names]) {
      const { mode } = await stat(join(dataDir, name));
      expect([name, mode & 0o077]).toEqual([name, 0]);
    }
  });

  it('stops when the program that started it is gone', async () => {
    const { child, exit } = await listening();
    child.disconnect();
    expect(await exit).toEqual([0, null]);
  });

  it.each([
    ['SMTP_URL', 'mail.example'],
    ['CONTENT_PORT', '80000'],
    ['DATA_DIR', '/dev/null/data'],
    ['DATA_DIR', '/sys'],
  ])('does not start with %s=%s and says why in one line', async (name, value) => {
    const { exit, errors } = await run({ [name]: value });
    expect(await exit).toEqual([1, null]);
    expect(errors()).toMatch(new RegExp(`^content service: ${name} [^\\n]+\\n$`));
  });

  it('does not start beside a file with settings that it would not read', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, '.env'), 'CONTENT_TOKEN=secret');
    const { exit, errors } = await run({}, folder);
    expect(await exit).toEqual([1, null]);
    expect(errors()).toMatch(/^content service: \.env: [^\n]+\n$/);
  });

  it('says so when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onCleanup(() => other.close());
    const { exit, errors } = await run({
      CONTENT_PORT: String((other.address() as AddressInfo).port),
    });
    expect(await exit).toEqual([1, null]);
    expect(errors()).toMatch(/^content service: CONTENT_PORT .+EADDRINUSE.+\n$/);
  });
});
