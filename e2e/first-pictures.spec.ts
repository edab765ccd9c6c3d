import { readdir } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { startContentService, waitForExit } from '@/bin/lib/processes';
import { prepareSite } from './faults/site';
import { expect, full, test } from './test';

test('the first pictures of phones are made before anybody asks for them', full, async () => {
  test.setTimeout(120_000);
  const site = await prepareSite('first-pictures', { WARM_PAGES: 'on', WARM_PICTURES: 'on' });
  const content = await startContentService({
    CONTENT_PORT: String(await getPort()),
    DATA_DIR: path.join(site.folder, 'data'),
  });
  try {
    await site.start({ CONTENT_HOST: content.url });
    const images = path.join(site.folder, '.next/cache/images');
    const made = async () => (await readdir(images).catch(() => [])).length;
    // The home page is warmed first; phones ask for one of two sizes.
    await expect.poll(made, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    const { html } = await site.get('/');
    const [portrait = ''] = /\/_next\/image\?[^ "]*portraits[^ "]*w=750[^ "]*/.exec(html) ?? [];
    const headers = { accept: 'image/avif,image/webp,*/*' };
    const picture = await fetch(site.url + portrait.replaceAll('&amp;', '&'), { headers });
    expect(picture.headers.get('content-type')).toBe('image/avif');
    expect(picture.headers.get('x-nextjs-cache')).toBe('HIT');
  } finally {
    await site.stop();
    content.child.kill('SIGTERM');
    await waitForExit(content.child);
  }
});
