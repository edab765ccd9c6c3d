import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveHost } from '@/testing/fake-host';
import { storeUnavailablePage } from './keep-unavailable-page';

const site = serveHost((_request, response) => response.end('Forge'));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unavailable-'));
});
afterEach(() => rm(folder, { recursive: true }));

const store = () => storeUnavailablePage(site.url, path.join(folder, 'assets'));
const stored = () => readFile(path.join(folder, 'assets/unavailable.html'), 'utf8');

describe('storeUnavailablePage', () => {
  it('replaces the page when it has changed, and only then', async () => {
    await store();
    expect(await stored()).toBe('Forge');
    const { ino } = await stat(path.join(folder, 'assets/unavailable.html'));
    await store();
    expect((await stat(path.join(folder, 'assets/unavailable.html'))).ino).toBe(ino);
    site.answerWith((_request, response) => response.end('Federhaus'));
    await store();
    expect(await stored()).toBe('Federhaus');
    expect(await readdir(path.join(folder, 'assets'))).toEqual(['unavailable.html']);
  });

  it('keeps the last page when the site has none', async () => {
    site.answerWith((_request, response) => response.end('Forge'));
    await store();
    site.answerWith((_request, response) => response.writeHead(503).end('no'));
    await expect(store()).rejects.toThrow('503');
    expect(await stored()).toBe('Forge');
  });
});
