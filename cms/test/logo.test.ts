import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import sharp from 'sharp';
import { testEditor } from './test-editor';

const { payload, folder } = await testEditor('tables');
const { GET } = await import('@/app/brand/logo/route');

it('the logo is answered to strangers as small as it is shown, and is read once', async () => {
  const file = await sharp({
    create: { width: 3000, height: 1000, channels: 3, background: '#567' },
  })
    .png()
    .toBuffer();
  const { id } = await payload.create({
    collection: 'media' as never,
    data: { alt: 'The logo' } as never,
    file: { data: file, name: 'logo.png', mimetype: 'image/png', size: file.length },
  });
  await payload.updateGlobal({
    slug: 'site-settings' as never,
    data: { name: 'Forge', logo: id, _status: 'published' } as never,
    context: { seeding: true },
  });
  const shown = async () => {
    const answer = await GET();
    assert.equal(answer.status, 200);
    return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  };
  const { width, height } = await shown();
  assert.deepEqual([width, height], [432, 144]);
  rmSync(join(folder, 'cms/media'), { recursive: true });
  assert.equal((await shown()).height, 144);
});
