import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopProgram } from '@/bin/cluster/programs';
import { startContentService } from '@/bin/lib/processes';
import { expect, full, test } from '../test';
import { langOf } from './languages';
import { prepareSite, secret, type Site } from './site';

const DEMO = path.resolve('demo-company');
const TOKEN = 'a-content-token-for-the-fault-suite';
const SHOWN_WITHIN_MS = 60_000;

/** A network between two programs, which a test can lose: what is on its way is lost, and nothing more arrives. */
async function startNetwork(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isLost = false;
  let inVain = 0;
  const server = createServer((socket) => {
    if (isLost) inVain++;
    const other = createConnection({ host: hostname, port: Number(port) });
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => !isLost && two.write(bytes));
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        if (!isLost) two.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: () => (isLost = true),
    /** How often somebody has tried while it was lost. */
    triedInVain: () => inVain,
    /** Connections from before are gone, as after a cable was pulled. */
    heal() {
      isLost = false;
      sockets.forEach((socket) => socket.destroy());
    },
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let folder: string;
let content: Awaited<ReturnType<typeof startContentService>>;
let toContent: Awaited<ReturnType<typeof startNetwork>>;
let toSite: Awaited<ReturnType<typeof startNetwork>>;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lost-network-'));
  await cp(path.join(DEMO, 'content'), path.join(folder, 'content'), { recursive: true });
  for (const name of ['media', 'documents'])
    await symlink(path.join(DEMO, name), path.join(folder, name));
  site = await prepareSite('lost-network', {
    CONTENT_TOKEN: TOKEN,
    CONTENT_REVALIDATE_SECONDS: '3600',
  });
  toSite = await startNetwork(site.url);
  content = await startContentService({
    CONTENT_DIR: folder,
    CONTENT_PORT: '0',
    CONTENT_TOKEN: TOKEN,
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'silent',
    REVALIDATE_SECRET: secret,
    SITE_URL: toSite.url,
  });
  toContent = await startNetwork(content.url);
  await site.start({ CONTENT_HOST: toContent.url });
});
test.afterAll(async () => {
  await site.stop();
  await stopProgram(content.child);
  await Promise.all([toContent.stop(), toSite.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** Writes a text in place of one of the content of a language. */
async function replaceText(file: string, before: string, after: string): Promise<void> {
  const name = path.join(folder, 'content', file);
  const text = await readFile(name, 'utf8');
  expect(text).toContain(before);
  await writeFile(name, text.replaceAll(before, after));
}

const questions = async () => {
  const pages = await Promise.all(['/faq', '/de/faq'].map((address) => site.get(address)));
  return pages.map(({ status, html }) => [status, langOf(html), ...(html.match(NEW) ?? [])]);
};
const NEW = /(?:Newly asked|Neu gefragt)/;
const asBefore = [
  [200, 'en-US'],
  [200, 'de-DE'],
];

test.describe('a content service that a lost network parts from the site', full, () => {
  test('has its pages in all languages there, through a restart of the site', async () => {
    await expect.poll(questions, { timeout: SHOWN_WITHIN_MS }).toEqual(asBefore);
    toContent.lose();
    toSite.lose();
    expect((await site.publish({ all: true })).status).toBe(200);
    expect(await questions()).toEqual(asBefore);
    await site.stop();
    await site.start({ CONTENT_HOST: toContent.url });
    expect(await questions()).toEqual(asBefore);
  });

  test('has told the site what changed meanwhile once the network is back', async () => {
    const first = async (file: string) => {
      const text = await readFile(path.join(folder, 'content', file), 'utf8');
      return (JSON.parse(text) as { entries: { question: string }[] }[])[0]!.entries[0]!.question;
    };
    await replaceText('faq.json', await first('faq.json'), 'Newly asked');
    await replaceText('de-DE/faq.json', await first('de-DE/faq.json'), 'Neu gefragt');
    await expect.poll(toSite.triedInVain, { timeout: SHOWN_WITHIN_MS }).toBeGreaterThan(0);
    expect(await questions()).toEqual(asBefore);
    toContent.heal();
    toSite.heal();
    await expect.poll(questions, { timeout: SHOWN_WITHIN_MS }).toEqual([
      [200, 'en-US', 'Newly asked'],
      [200, 'de-DE', 'Neu gefragt'],
    ]);
  });
});
