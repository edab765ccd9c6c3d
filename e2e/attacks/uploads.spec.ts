import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startContentService, waitForExit } from '@/bin/lib/processes';
import { prepareSite, type Site } from '../faults/site';
import { expect, full, test } from '../test';
import { body, MB, uploadsTo } from './upload-requests';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: Site;
let content: { child: ChildProcess; url: string };
let dataDir: string;
const variables = (port: string) => ({
  CONTENT_PORT: port,
  DATA_DIR: (dataDir = test.info().outputPath('data')),
  LOG_LEVEL: 'silent',
});
const startContent = async (port = '0') => {
  content = await startContentService(variables(port));
};

/** No file grows above 8 MB: the database has room, a drawing has not. */
const startContentOnFullDisk = async (port: string) => {
  const script = 'ulimit -f 8192; exec node --import tsx content-service/main.ts';
  const child = spawn('bash', ['-c', script], {
    env: { ...process.env, ...variables(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  content = { child, url };
};

/** The port stays, so that the site finds the next service where this one was. */
const stopContent = async (): Promise<string> => {
  content.child.kill('SIGKILL');
  await waitForExit(content.child);
  return new URL(content.url).port;
};

test.beforeAll(async () => {
  await startContent();
  site = await prepareSite('uploads', { CONTENT_HOST: content.url, TRUST_PROXY: '1' });
  await site.start();
});
test.afterAll(async () => {
  await site?.stop();
  content?.child.kill('SIGKILL');
});

const { send, post } = uploadsTo(() => site.url);

/** Of the processes of the site, in MB. */
function memoryOfSite(): number {
  const sizes = readdirSync('/proc').map((pid) => {
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(site.folder)) return 0;
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function peakDuring<T>(work: () => Promise<T>) {
  const rest = memoryOfSite();
  let peak = rest;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOfSite())), 50);
  try {
    return { result: await work(), above: Math.round(peak - rest) };
  } finally {
    clearInterval(watch);
  }
}

/** Waits until the content service receives so many files. */
const untilUnderWay = (uploads: number) =>
  expect(() => {
    const names = readdirSync(path.join(dataDir, 'drawings'));
    expect(names.filter((name) => name.endsWith('.part'))).toHaveLength(uploads);
  }).toPass({ timeout: 30_000 });

test('20 drawings of 25 MB at once need less than 200 MB of memory', full, async () => {
  const upload = (client: number) => send({ client, chunks: body(25 * MB - 100) });
  await upload(1);
  const { result, above } = await peakDuring(() =>
    Promise.all(Array.from({ length: 20 }, (_, index) => upload(10 + index))),
  );
  console.log(`  20 uploads of 25 MB: ${above} MB above rest`);
  expect(result).toEqual(Array(20).fill(200));
  expect(above).toBeLessThan(200);
});

test(
  '40 at once are taken, three of a client; others wait, but not without a file',
  full,
  async () => {
    const slow = (client: number) => send({ client, chunks: body(3 * MB, { pause: 10_000 }) });
    const open = Array.from({ length: 40 }, (_, index) => slow(40 + Math.floor(index / 3)));
    await untilUnderWay(40);
    expect(await send({ client: 40, chunks: body(10) })).toBe(429);
    expect(await send({ client: 90, chunks: body(10) })).toBe(503);
    expect((await post(90, [])).status).toBe(200);
    expect((await post(40, [['empty.step', '', 0]])).status).toBe(200);
    expect(await Promise.all(open)).toEqual(Array(40).fill(200));
    expect(await send({ client: 91, chunks: body(10) })).toBe(200);
  },
);

test(
  'senders of a byte in 20 seconds close the form for nobody, and are cut off',
  full,
  async () => {
    test.setTimeout(240_000);
    async function* drip() {
      yield* body(10 * 1024, { open: true });
      for (let sent = 0; sent < 12; sent += 1) {
        await sleep(20_000);
        yield 'x';
      }
    }
    const began = performance.now();
    const open = Array.from({ length: 40 }, (_, index) =>
      send({ client: 150 + Math.floor(index / 8), chunks: drip() }),
    );
    await sleep(5_000);
    expect(await send({ client: 160, chunks: body(10) })).toBe(200);
    const ends = await Promise.all(open);
    // Of eight each client has three at once.
    expect(ends.filter((end) => end === 429)).toHaveLength(25);
    for (const end of ends) expect([408, 429, 'ECONNRESET', 'EPIPE']).toContain(end);
    expect(performance.now() - began).toBeLessThan(120_000);
    expect(await send({ client: 150, chunks: body(10) })).toBe(200);
  },
);

test('where all places are taken, the slowest sender makes room', full, async () => {
  test.setTimeout(240_000);
  let isOver = false;
  /** Fast enough not to be cut off: 80 KB/s of forty together. */
  async function* slow() {
    yield* body(1024, { open: true });
    while (!isOver) {
      yield Buffer.alloc(2 * 1024, 'x');
      await sleep(1_000);
    }
    yield* body(0);
  }
  const ends: (number | string)[] = [];
  const open = Array.from({ length: 40 }, async (_, index) =>
    ends.push(await send({ client: 190 + Math.floor(index / 3), chunks: slow() })),
  );
  await untilUnderWay(40);
  expect(await send({ client: 220, chunks: body(10) })).toBe(503);
  // 30 s, counted in steps of 5.
  await sleep(36_000);
  const further = () => body(2 * MB, { pause: 1_000 });
  const both = [221, 222].map((client) => send({ client, chunks: further() }));
  expect(await Promise.all(both)).toEqual([200, 200]);
  // The answer may be lost with the connection.
  expect(ends).toHaveLength(2);
  for (const end of ends) expect([408, 'ECONNRESET', 'EPIPE']).toContain(end);
  isOver = true;
  await Promise.all(open);
});

test('a part whose head has no end is refused, here and by the content service', full, async () => {
  const started = `--upload\r\n${'X: a\r\n'.repeat(270_000)}\r\n`;
  async function* chunks() {
    for (let at = 0; at < started.length; at += MB) yield started.slice(at, at + MB);
  }
  for (let times = 0; times < 2; times += 1) {
    expect([400, 'ECONNRESET', 'EPIPE']).toContain(await send({ client: 223, chunks: chunks() }));
    // On the same connection, where that is kept.
    expect(await send({ client: 224, chunks: body(10) })).toBe(200);
  }
  const status = await fetch(`${content.url}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=upload' },
    body: started,
  }).then(
    (response) => response.status,
    () => 'closed',
  );
  expect([400, 'closed']).toContain(status);
});

test('a form without its last boundary is refused as unreadable', full, async () => {
  for (const [client, bytes] of [
    [170, 10],
    [171, 5 * MB],
  ] as const)
    expect(await send({ client, chunks: body(bytes, { open: true }) })).toBe(400);
});

test('a form of empty parts is cut off by the content service as well', full, async () => {
  const parts = Buffer.from('--XbX\r\n\r\n\r\n'.repeat(270_000));
  const began = performance.now();
  const status = await fetch(`${content.url}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=XbX' },
    body: parts,
  }).then(
    (response) => response.status,
    () => 'closed',
  );
  expect([413, 'closed']).toContain(status);
  expect(performance.now() - began).toBeLessThan(3_000);
});

test(
  'a body of 2 GB is refused, with a length at once and without one at the limit',
  full,
  async () => {
    const { result, above } = await peakDuring(() =>
      Promise.all([
        send({ client: 100, length: 2_048 * MB, chunks: body(2_048 * MB) }),
        send({ client: 101, chunks: body(2_048 * MB) }),
      ]),
    );
    console.log(`  2 GB: ${result.join(' and ')}, ${above} MB above rest`);
    for (const answer of result) expect([413, 'ECONNRESET', 'EPIPE']).toContain(answer);
    expect(above).toBeLessThan(200);
  },
);

test('a sender who needs more than a minute is heard', full, async () => {
  expect(await send({ client: 110, chunks: body(14 * MB, { pause: 5_000 }) })).toBe(200);
});

test('a host that dies in the middle costs nothing but this request', full, async () => {
  const sending = send({ client: 120, chunks: body(20 * MB, { pause: 200 }) });
  await sleep(1_500);
  const port = await stopContent();
  expect(await sending).toBe(502);
  expect((await site.get('/contact')).status).toBe(200);
  await startContent(port);
  await expectTaken(121);
});

test('on a full disk visitors are told to send their drawings by e-mail', full, async () => {
  await startContentOnFullDisk(await stopContent());
  await expectTaken(130);
  const { status, message } = await post(131, [['ring.step', 'ISO-10303-21;\n', 20 * MB]]);
  expect(status).toBe(503);
  expect(message).toContain('by e-mail');
  expect(readdirSync(path.join(dataDir, 'drawings'))).toHaveLength(1);
  await expectTaken(132);
  await startContent(await stopContent());
});

test('what a file says of itself is not believed', full, async () => {
  const drawings = path.join(dataDir, 'drawings');
  const before = readdirSync(drawings);
  const { status, errors } = await post(140, [
    ['program.step', 'MZ\x90 this is a program', 0],
    ['page.pdf', '<!doctype html><script>alert(1)</script>', 0],
    ['model.exe', 'ISO-10303-21;\nHEADER;\n', 0],
  ]);
  expect(status).toBe(200);
  expect(Object.values(errors)).toEqual([
    expect.stringMatching(/^program\.step: This is not a STEP/),
    expect.stringMatching(/^page\.pdf: This is not a STEP/),
  ]);
  const stored = readdirSync(drawings).filter((name) => !before.includes(name));
  const files = stored.map((name) => readFileSync(path.join(drawings, name), 'utf8'));
  expect(files).toEqual(['ISO-10303-21;\nHEADER;\n']);
});

/** Once the site has noticed that its host is back. */
const expectTaken = (client: number) =>
  expect
    .poll(() => send({ client, chunks: body(10) }), { timeout: 30_000, intervals: [4_000] })
    .toBe(200);
