import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listen } from '@/testing/listen';
import { contentOf, envelope } from '../faults/content';
import { endpointPaths } from '../faults/endpoint-paths';
import { prepareSite, secret, type Site } from '../faults/site';
import { expect, full, test } from '../test';
import type { Health } from '../health';

const TOKEN = 'the-token-of-the-content-host';
const MARK = 'written by the host';
const PICTURE = readFileSync('demo-company/media/products/bearing.jpg');

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

// One after another: all of them attack the same site.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let host: Awaited<ReturnType<typeof listen>>;
let site: Site;
let key: string;
let asked: string[];
let answerJson: Listener | undefined;
let fileType: string | string[];

const withProbe = (endpoint: string) => {
  const content = contentOf(endpoint, 1);
  return endpoint === '/api/list/document'
    ? [...(content as object[]), { id: 9_000, thumbnail: '/files/probe.jpg' }]
    : content;
};

test.beforeAll(async () => {
  host = await listen((request, response) => {
    const url = request.url ?? '/';
    asked.push(`${url} ${request.headers.authorization ?? 'without a token'}`);
    if (!endpointPaths.includes(url)) {
      return response.writeHead(200, { 'content-type': fileType }).end(PICTURE);
    }
    if (answerJson) return answerJson(request, response);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(envelope(url, withProbe(url))));
  });
  key = createHash('sha256').update(host.url).digest('hex').slice(0, 8);
  site = await prepareSite('hostile-host', {
    CONTENT_HOST: host.url,
    CONTENT_TOKEN: TOKEN,
    LOG_LEVEL: 'warn',
  });
  asked = [];
  fileType = 'image/jpeg';
  await site.start();
  expect((await site.get('/certificate')).status).toBe(200);
});
test.beforeEach(() => {
  answerJson = undefined;
  fileType = 'image/jpeg';
  asked = [];
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

const media = (file: string) => fetch(`${site.url}/media/${key}${file}`);
const files = () => asked.filter((line) => !line.startsWith('/api/'));
const outputSize = () => statSync(path.join(site.folder, 'output.log')).size;

test('files come with one type, a policy, and without the token', async () => {
  const good = await media('/files/probe.jpg');
  expect([good.status, good.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(good.headers.get('content-security-policy')).toMatch(/script-src 'none'.*sandbox/);
  expect(good.headers.get('x-content-type-options')).toBe('nosniff');
  for (const type of [
    'image/jpeg, text/html',
    ['image/jpeg', 'text/html'],
    'image/jpeg;x="a", text/html',
    'text/html',
  ]) {
    fileType = type;
    expect((await media('/files/probe.jpg')).status).toBe(404);
  }
  expect(new Set(files())).toEqual(new Set(['/files/probe.jpg without a token']));
});

test('no visitor makes the site ask for what content does not name', async () => {
  for (const file of [
    '/admin/delete?id=1',
    '/api/enquiries',
    '/files/probe.jpg?delete=1',
    '/files/%70robe.jpg',
  ]) {
    expect([file, (await media(file)).status]).toEqual([file, 404]);
  }
  expect(files()).toEqual([]);
});

test('no visitor makes one picture into many', async () => {
  const make = (source: string) =>
    fetch(`${site.url}/_next/image?url=${encodeURIComponent(source)}&w=64&q=60`);
  const picture = `/media/${key}/files/probe.jpg`;
  expect((await make(picture)).status).toBe(200);
  const built = /\/_next\/static\/media\/[\w.-]+\.jpg/.exec((await site.get('/blog')).html)?.[0];
  for (const source of [
    `${picture}?1`,
    `${picture}?dpl=1`,
    `${picture}#1`,
    picture.replace('/files', '/./files'),
    picture.replace('probe', '%70robe'),
    '/pictures/x.jpg?1',
    ...(built ? [`${built}?1`, `${built}#1`] : []),
  ]) {
    expect([source, (await make(source)).ok]).toEqual([source, false]);
  }
});

test('a status of 3 MB reaches neither log nor health', full, async () => {
  const body = JSON.stringify({ status: MARK.repeat(150_000) });
  answerJson = (_, response) => response.end(body);
  const before = outputSize();
  for (let round = 0; round < 5; round++) {
    await site.publish({ all: true });
    await setTimeout(500);
  }
  const headers = { authorization: `Bearer ${secret}` };
  const health = await (await fetch(`${site.url}/api/health?ready`, { headers })).text();
  expect(health).not.toContain(MARK);
  expect(health.length).toBeLessThan(10_000);
  const open = (await (await fetch(`${site.url}/api/health?ready`)).json()) as Health;
  expect(open.checks.content).toEqual({ status: 'degraded' });
  expect(readFileSync(path.join(site.folder, 'output.log'), 'utf8')).not.toContain(MARK);
  expect(outputSize() - before).toBeLessThan(200_000);
});

/** Resident memory of the largest process of the site, in MB: its peak so far, or now. */
function memory(field: 'VmHWM' | 'VmRSS'): number {
  const sizes = readdirSync('/proc').map((pid) => {
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(site.folder)) return 0;
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
  return Math.max(...sizes);
}

const item = JSON.stringify({ id: 1, title: 'A', html: `<p>${'x'.repeat(1_500)}</p>` });
for (const [what, bytes, most] of [
  ['10 MB of zeros', 10_000_000, '0'],
  ['50 MB of items', 50_000_000, item],
] as const) {
  test(`every endpoint answers ${what}`, { tag: '@full' }, async () => {
    const piece = Buffer.from(`${most},`.repeat(Math.ceil(500_000 / most.length)));
    answerJson = (_, response) => {
      let sent = 0;
      const send = () => {
        while (sent < bytes && !response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) return;
        }
        if (!response.writableEnded) response.end(`${most}]`);
      };
      response.on('drain', send).write('[');
      send();
    };
    const before = outputSize();
    const rest = memory('VmRSS');
    await site.publish({ all: true });
    const times: number[] = [];
    for (const end = Date.now() + 8_000; Date.now() < end; await setTimeout(20)) {
      times.push((await site.get('/api/health')).ms);
    }
    const above = memory('VmHWM') - rest;
    console.log(
      `slowest answer ${Math.max(...times).toFixed()} ms, ${above.toFixed()} MB above ${rest.toFixed()} MB`,
    );
    expect(outputSize() - before).toBeLessThan(1_000_000);
    expect(above).toBeLessThan(250);
    answerJson = undefined;
    expect((await site.get('/certificate')).status).toBe(200);
  });
}
