import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startContentService, waitForExit } from '@/bin/lib/processes';
import { prepareSite, type Site } from '../faults/site';
import { expect, full, test } from '../test';

const MB = 1024 * 1024;
const BOUNDARY = 'upload';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: Site;
let content: Awaited<ReturnType<typeof startContentService>>;
const startContent = async (port = '0') => {
  content = await startContentService({
    CONTENT_PORT: port,
    DATA_DIR: test.info().outputPath('data'),
    LOG_LEVEL: 'silent',
  });
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

const fields = { name: 'Ada', email: 'ada@engines.example', 'parts[0][description]': 'Ring' };
const head = Object.entries(fields)
  .map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  .join('')
  .concat(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="ring.step"\r\n\r\nISO-10303-21;\n`,
  );
const tail = `\r\n--${BOUNDARY}--\r\n`;

type Sending = { client: number; length?: number; chunks: AsyncIterable<Buffer | string> };

/** Each client has an address of its own. @returns the status, or the code of the error */
function send({ client, length, chunks }: Sending): Promise<number | string> {
  return new Promise((resolve) => {
    const request = httpRequest(`${site.url}/api/quotes`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        accept: 'application/json',
        'x-forwarded-for': `198.51.100.${client}`,
        ...(length !== undefined && { 'content-length': length }),
      },
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    void (async () => {
      for await (const chunk of chunks) {
        if (request.destroyed) return;
        if (!request.write(chunk)) {
          await Promise.race([new Promise((drain) => request.once('drain', drain)), sleep(5_000)]);
        }
      }
      request.end();
    })();
  });
}

async function* body(bytes: number, { pause = 0 } = {}) {
  yield head;
  const chunk = Buffer.alloc(MB, 'x');
  for (let sent = 0; sent < bytes; sent += MB) {
    yield chunk.subarray(0, Math.min(MB, bytes - sent));
    if (pause > 0) await sleep(pause);
  }
  yield tail;
}

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

test('40 at once are taken, the next one is asked to wait', full, async () => {
  const slow = Array.from({ length: 40 }, (_, index) =>
    send({ client: 40 + index, chunks: body(3 * MB, { pause: 2_000 }) }),
  );
  await sleep(2_000);
  expect(await send({ client: 90, chunks: body(10) })).toBe(503);
  expect(await Promise.all(slow)).toEqual(Array(40).fill(200));
  expect(await send({ client: 91, chunks: body(10) })).toBe(200);
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
  const { port } = new URL(content.url);
  const sending = send({ client: 120, chunks: body(20 * MB, { pause: 200 }) });
  await sleep(1_500);
  content.child.kill('SIGKILL');
  expect(await sending).toBe(502);
  await waitForExit(content.child);
  expect((await site.get('/contact')).status).toBe(200);
  await startContent(port);
  await expect
    .poll(() => send({ client: 121, chunks: body(10) }), { timeout: 30_000, intervals: [4_000] })
    .toBe(200);
});
