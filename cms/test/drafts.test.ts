import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import { itemsOf, testEditor, type Item } from './test-editor';

const { payload, content, pathOf, readContent } = await testEditor('seeded', {
  REVALIDATE_SECRET: 'the-secret-of-the-test',
});
const { create, save, upload } = itemsOf(payload);
const { comparable } = await import('@/publishing/same-content');
const { draftContent } = await import('@/publishing/draft-content');
const { isFromSite, previewLink } = await import('@/server/preview-link');

const draft = true;

describe('content with its drafts', () => {
  const products = async () => (await draftContent(payload, 'list/industrial-products')) as Item[];

  it('is published as it was taken in', async () => {
    const { publish } = await import('@/publishing/publish');
    const outcomes = new Set((await publish(payload)).values());
    assert.deepEqual(outcomes, new Set(['unchanged']));
  });

  it('is the published one where there are none', async () => {
    for (const name of ['list/industrial-products', 'list/services', 'list/faq', 'pages/home']) {
      const published = readContent(name.replace('list/', ''));
      assert.equal(comparable(await draftContent(payload, name)), comparable(published), name);
    }
  });

  it('has the drafts in their places, and new items, while the files stay', async () => {
    const file = pathOf('industrial-products');
    const before = readFileSync(file, 'utf8');
    await save('products', 3, { title: 'A draft', _status: 'draft' }, { draft });
    const created = await create('products', { title: 'New' }, { draft });
    const found = await products();
    assert.equal(found[2]?.title, 'A draft');
    assert.deepEqual([found.at(-1)?.id, found.at(-1)?.title], [created.id, 'New']);
    assert.equal(found.length, 16);
    assert.equal(readFileSync(file, 'utf8'), before);
  });

  it('has the pictures of drafts beside it', async () => {
    const picture = join(content, 'media/gallery/hot-billets.jpg');
    const { id } = await upload(picture, 'draft.jpg', { alt: 'Only in a draft' });
    await save('products', 3, { thumbnail: id, _status: 'draft' }, { draft });
    const { thumbnail = '' } = (await products())[2]!;
    assert.match(thumbnail, /^\/media\/uploads\/draft/);
    assert.ok(existsSync(join(content, thumbnail)));
  });

  it('reads a list without numbers as one, however many items it has', async () => {
    const reads = mock.method(payload, 'find').mock;
    const reviews = (await draftContent(payload, 'list/reviews')) as Item[];
    assert.equal(comparable(reviews), comparable(readContent('reviews')));
    assert.ok(reviews.length > 3);
    assert.equal(reads.callCount(), 1);
    reads.restore();
  });

  it('has the draft of a page, and nothing for what is no content', async () => {
    await payload.updateGlobal({
      slug: 'site-settings' as never,
      data: { name: 'Another name', _status: 'draft' } as never,
      draft: true,
    });
    const settings = (await draftContent(payload, 'site-settings')) as { name: string };
    assert.equal(settings.name, 'Another name');
    for (const name of ['list/users', '../users', 'list/../site-settings'])
      assert.equal(await draftContent(payload, name), undefined);
  });

  it('is given to the site alone', () => {
    const asked = (authorization?: string) =>
      isFromSite(new Headers(authorization ? { authorization } : {}));
    assert.ok(!asked());
    assert.ok(!asked('Bearer the-secret-of-the-test'));
  });

  it('is linked to for less than an hour, by an address that stays the same while one writes', () => {
    const now = Date.UTC(2026, 10, 23, 12, 1);
    const link = previewLink('/shop', now);
    assert.equal(previewLink('/shop', now + 60_000), link);
    const until = Number(new URL(link!).searchParams.get('until'));
    assert.ok(until > now && until <= now + 60 * 60_000);
  });
});
