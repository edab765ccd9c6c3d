import type * as Endpoints from '@/lib/content/store/endpoints';
import { serveHost } from './fake-host';
import { forgetContent } from './forget-content';

export function serveContent() {
  const site = { host: serveHost(), content: {} as typeof Endpoints };

  beforeAll(async () => {
    process.env.MEDIA_HOSTS = 'https://media.example';
    site.content = await import('@/lib/content/store/endpoints');
  });
  beforeEach(() => forgetContent());

  return site;
}
