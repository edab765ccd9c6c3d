import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import sharp from 'sharp';
import { itemsOf, testEditor, type Item } from './test-editor';

const SECRET = 'the-secret-of-the-test';
const { payload, content, pathOf, readContent } = await testEditor('seeded', {
  REVALIDATE_SECRET: SECRET,
});
const { create, save, upload } = itemsOf(payload);
const { comparable } = await import('@/publishing/same-content');
const { draftContent } = await import('@/publishing/draft-content');
const { isFromSite, previewLink } = await import('@/server/preview-link');

const draft = true;

/** As the site makes it: lib/content/preview/pass.ts. */
function asTheSite(): string {
  const key = createHmac('sha256', SECRET).update('preview-content').digest('hex');
  return `Bearer ${key}`;
}

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

  describe('names files', () => {
    const route = import('@/app/preview-api/[...path]/route');
    const ask = async (path: string, authorization = asTheSite()) => {
      const headers = { authorization };
      const request = new Request(`http://localhost:3200/preview-api${path}`, { headers });
      return (await route).GET(request);
    };
    const statusOf = async (path: string, authorization?: string) =>
      (await ask(path, authorization)).status;
    const filesOf = (folder: string) => readdirSync(join(content, folder), { recursive: true });

    it('that are put nowhere, and answered to the site alone', async () => {
      const before = ['media', 'documents'].map(filesOf);
      const picture = join(content, 'media/gallery/hot-billets.jpg');
      const { id } = await upload(picture, 'draft.jpg', { alt: 'Only in a draft' });
      const named = { thumbnail: id, _status: 'draft' };
      await save('products', 3, named, { draft });
      await payload.updateGlobal({
        slug: 'site-settings' as never,
        data: { logo: id, _status: 'draft' } as never,
        draft,
      });
      const { thumbnail = '' } = (await products())[2]!;
      assert.match(thumbnail, /^\/media\/uploads\/draft/);
      assert.match(JSON.stringify(await draftContent(payload, 'site-settings')), /uploads\/draft/);
      assert.deepEqual(['media', 'documents'].map(filesOf), before);

      const answer = await ask(thumbnail);
      const names = ['content-type', 'cache-control'];
      assert.deepEqual(
        [answer.status, ...names.map((name) => answer.headers.get(name))],
        [200, 'image/jpeg', 'no-store'],
      );
      const { format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      assert.equal(format, 'jpeg');
      for (const other of ['', `Bearer ${SECRET}`])
        assert.equal(await statusOf(thumbnail, other), 401);

      await save('media', id, { deletedAt: new Date().toISOString() });
      assert.equal(await statusOf(thumbnail), 404);
    });

    it('of the content folder, too, and none beside', async () => {
      const own = Buffer.from('%PDF-1.7 of no form');
      writeFileSync(join(content, 'media/by-hand 1.pdf'), own);
      const answer = await ask('/media/by-hand%201.pdf');
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), own);
      assert.equal(answer.headers.get('content-type'), 'application/pdf');
      for (const path of [
        '/media/..%2fcontent/team.json',
        '/media/%2e%2e%2f%2e%2e%2fcms.db',
        '/documents/..%2fcontent/team.json',
        '/content/team.json',
        '/media/a%00.jpg',
        '/media/%zz.jpg',
        '/media/',
        '/media',
      ])
        assert.deepEqual([path, await statusOf(path)], [path, 404]);
    });
  });

  it('reads a list that an older editor wrote without numbers as one, however many items it has', async () => {
    const written = readContent<Partial<Item>[]>('reviews');
    const withoutIds = written.map((review) => ({ ...review, id: undefined }));
    writeFileSync(pathOf('reviews'), JSON.stringify(withoutIds));
    const reads = mock.method(payload, 'find').mock;
    const reviews = (await draftContent(payload, 'list/reviews')) as Item[];
    writeFileSync(pathOf('reviews'), JSON.stringify(written));
    assert.equal(comparable(reviews), comparable(written));
    assert.ok(reviews.length > 3);
    // What was saved before may be published meanwhile, which reads other lists.
    const ofReviews = reads.calls.filter(({ arguments: [of] }) => of?.collection === 'reviews');
    assert.equal(ofReviews.length, 1);
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
    assert.ok(asked(asTheSite()));
    assert.ok(!asked());
    assert.ok(!asked(`Bearer ${SECRET}`));
  });

  it('is linked to for less than an hour, by an address that stays the same while one writes', () => {
    const now = Date.UTC(2026, 10, 23, 12, 1);
    const link = previewLink('/shop', now);
    assert.equal(previewLink('/shop', now + 60_000), link);
    const until = Number(new URL(link!).searchParams.get('until'));
    assert.ok(until > now && until <= now + 60 * 60_000);
  });
});
