import { readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { sendRaw } from './attacks/raw-request';
import { prepareSite, type Site } from './faults/site';
import { expect, full, test } from './test';

// One after another: all of them start the same site.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** What is said of a program that ends before it is ready. */
const ENDED = /start\.sh ended$/;

let site: Site;
const logFile = () => path.join(site.folder, 'output.log');
const log = () => readFile(logFile(), 'utf8');

test.beforeAll(async () => {
  site = await prepareSite('starting', { CONTENT_HOST: 'http://127.0.0.1:3597' }); // nobody listens there
});
test.afterEach(async () => {
  await site.stop();
  await rm(logFile(), { force: true });
});

test('behind nginx of the same machine the site shows what a query asks for', full, async () => {
  await site.start({ HOSTNAME: '127.0.0.1' });
  for (const path of ['/contact', '/contact?about=product:1'])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
});

test('answers probes of every shape, at every address', full, async () => {
  await site.start({ HOSTNAME: '::' });
  const { port } = new URL(site.url);
  for (const address of ['127.0.0.1', '[::1]'])
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`http://${address}:${port}/robots.txt`, { method })).status).toBe(200);
  for (const head of ['GET /robots.txt HTTP/1.0', 'HEAD /robots.txt HTTP/1.0\r\nHost: site-1'])
    expect((await sendRaw(site.url, `${head}\r\n\r\n`))?.status).toBe(200);
});

test('the name of the machine as HOSTNAME does not keep the site from loopback', full, async () => {
  await site.start({ HOSTNAME: hostname() });
  const { port } = new URL(site.url);
  expect((await fetch(`http://127.0.0.1:${port}/robots.txt`)).status).toBe(200);
  expect(await log()).toContain('listening on every address');
});

test.describe('start of the site', full, () => {
  for (const [name, value, said] of [
    ['CONTENT_HOST', 'localhost:4000', 'CONTENT_HOST must '],
    ['CONTENT_HOST', 'https://ada:password@cms.example', 'CONTENT_HOST must '],
    ['PORT', 'eighty', 'PORT must '],
    ['HOSTNAME', '198.51.100.1', 'HOSTNAME: '],
    ['SITE_URL', 'forge.example', 'SITE_URL must '],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must '],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must '],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT must '],
    ['REDIRECTS_FILE', 'package.json', 'REDIRECTS_FILE: package.json: '],
  ] as const) {
    test(`does not start with ${name}=${value}`, async () => {
      await expect(site.start({ [name]: value })).rejects.toThrow(ENDED);
      const output = await log();
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain(said);
      expect(output).not.toContain('password@');
    });
  }

  test('does not start on a port that is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      await expect(site.start({ PORT: String(port) })).rejects.toThrow(ENDED);
    } finally {
      other.close();
    }
    expect(await log()).toBe(`PORT: ${port} cannot be used (EADDRINUSE)\n`);
  });

  test('warns if unlocked certificates will not survive a restart', async () => {
    await site.start({ SESSION_SECRET: '', LOG_LEVEL: 'warn' });
    expect(await log()).toContain('SESSION_SECRET is not set');
  });
});
