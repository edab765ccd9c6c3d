import type * as Endpoints from '@/lib/content/endpoints';
import { globalSingleton } from '@/lib/global-singleton';
import { startFakeHost, type FakeHost } from './fake-host';

export function serveContent() {
  const site = {} as { host: FakeHost; content: typeof Endpoints };

  beforeAll(async () => {
    site.host = await startFakeHost((_, response) => response.end());
    process.env.CONTENT_HOST = site.host.url;
    process.env.MEDIA_HOSTS = 'https://media.example';
    process.env.LOG_LEVEL = 'silent';
    site.content = await import('@/lib/content/endpoints');
  });
  beforeEach(() => globalSingleton('content-fetches', () => new Map()).clear());
  afterAll(() => site.host.stop());

  return site;
}
