import type * as Endpoints from '@/lib/content/endpoints';
import { globalSingleton } from '@/lib/global-singleton';
import { serveHost } from './fake-host';

export function serveContent() {
  const site = { host: serveHost(), content: {} as typeof Endpoints };

  beforeAll(async () => {
    process.env.MEDIA_HOSTS = 'https://media.example';
    site.content = await import('@/lib/content/endpoints');
  });
  beforeEach(() => globalSingleton('content-fetches', () => new Map()).clear());

  return site;
}
