import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { EnvError } from '../node/env';
import { start } from './start';
import { cleanUp, onCleanup, temporaryFolder } from './testing/test-service';

afterEach(cleanUp);

async function startWith(variables: Record<string, string>, folder?: string) {
  const DATA_DIR = await temporaryFolder();
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR, ...variables } as const;
  const started = await start(settings, folder);
  onCleanup(() => started.service.close());
  return started;
}

describe('start', () => {
  it('serves the demo company on a free port of loopback', async () => {
    const { url } = await startWith({});
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const settings = await fetch(`${url}/api/site-settings`);
    expect(await settings.json()).toMatchObject({ data: { name: 'Hammerscale Forge' } });
  });

  it.each([
    ['SMTP_URL', 'mail.example'],
    ['CONTENT_PORT', '80000'],
    ['DATA_DIR', '/dev/null/data'],
    ['DATA_DIR', '/sys'],
  ])('rejects %s=%s with one line', async (name, value) => {
    const attempt = startWith({ [name]: value });
    await expect(attempt).rejects.toThrow(EnvError);
    await expect(attempt).rejects.toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it('rejects a folder with a file of settings that it would not read', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, '.env'), 'CONTENT_TOKEN=secret');
    const attempt = startWith({}, folder);
    await expect(attempt).rejects.toThrow(EnvError);
    await expect(attempt).rejects.toThrow(/^\.env: [^\n]+$/);
  });

  it('rejects a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onCleanup(() => other.close());
    const { port } = other.address() as AddressInfo;
    const attempt = startWith({ CONTENT_PORT: String(port) });
    await expect(attempt).rejects.toThrow(EnvError);
    await expect(attempt).rejects.toThrow(/^CONTENT_PORT .+EADDRINUSE/);
  });
});
