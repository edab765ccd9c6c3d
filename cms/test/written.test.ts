import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createLocalReq, type CollectionSlug, type Endpoint } from 'payload';
import { routes } from '../../lib/pages/routes';
import { itemsOf, refusalOf, testEditor } from './test-editor';

const { payload, pathOf, readContent } = await testEditor('tables');
const { publish } = await import('@/publishing/publish');
const { SITE_PATHS } = await import('@/publishing/site-paths');
const { leadsSomewhere, fieldWarnings } = await import('@/fields/field-warnings');

type Item = Record<string, unknown> & { id: number };
const user = {
  id: 1,
  collection: 'users',
  email: 'boss@x.example',
  role: 'administrator',
} as never;

describe('what staff write', () => {
  const items = itemsOf(payload, {});
  const create = (collection: string, data: object, draft = false) =>
    items.create<Item>(collection, data, { draft });
  const update = (collection: string, id: number, data: object, draft = false) =>
    items.save(collection, id, data, { draft });
  const request = async (further: object) =>
    Object.assign(await createLocalReq({ user }, payload), further);
  it('is refused where the site would leave it out, for it is too long, and stays as a draft', async () => {
    const paragraph = {
      type: 'paragraph',
      version: 1,
      children: [{ type: 'text', text: 'ring '.repeat(60_000) }],
    };
    const html = { root: { type: 'root', version: 1, children: [paragraph] } };
    const article = { title: 'Everything about rings', html };
    await assert.rejects(create('posts', article), {
      message: 'This has 294 KB of text, and the site shows at most 256 KB. Please divide it.',
    });
    const draft = await create('posts', article, true);
    await update('posts', draft.id, { title: 'Rings' }, true);
    await assert.rejects(update('posts', draft.id, { _status: 'published' }), /Please divide it/);
  });

  describe('in a field of whose value there is one', () => {
    it('is refused with the name of the other item', async () => {
      const ring = await create('products', { title: 'Ring', slug: 'ring', sku: 'R-1' });
      assert.equal(
        await refusalOf(create('products', { title: 'Other', slug: 'ring', sku: 'R-1' })),
        `“Ring” (product ${ring.id}) has this part number already. Please choose another one.; “Ring” (product ${ring.id}) has this address already. Please choose another one.`,
      );
      await update('products', ring.id, { title: 'Ring, rolled' });
      await create('services', { title: 'Rings', slug: 'ring' });
    });

    it('is refused where a draft is published that took it meanwhile', async () => {
      const draft = await create('products', { title: 'Draft', slug: 'ring' }, true);
      const published = update('products', draft.id, { _status: 'published' });
      assert.match(await refusalOf(published), /^“Ring, rolled” \(product \d+\) has this address/);
      await update('products', draft.id, { slug: 'ring-2', _status: 'published' });
    });

    it('stays where two published items have it already', async () => {
      const [one, two] = [
        await create('posts', { title: 'One', slug: 'same' }),
        await itemsOf(payload).create<Item>('posts', { title: 'Two', slug: 'same' }),
      ];
      await update('posts', two.id, { title: 'Two, corrected' });
      await update('posts', one.id, { title: 'One, corrected' });
      const answer = await fieldWarnings.handler(
        (await request({
          query: { collection: 'posts', field: 'slug', id: String(two.id), value: 'same' },
        })) as never,
      );
      assert.deepEqual(await answer.json(), {
        warning: `“One, corrected” (article ${one.id}) has this address, too.`,
      });
    });

    it('is free again once the other is in the trash, which then cannot come back published', async () => {
      const first = await create('products', { title: 'First', slug: 'shaft' });
      await update('products', first.id, { deletedAt: new Date().toISOString() });
      const second = await create('products', { title: 'Second', slug: 'shaft' });
      const back = (status: string) =>
        items.save('products', first.id, { deletedAt: null, _status: status }, { trash: true });
      assert.match(await refusalOf(back('published')), new RegExp(`product ${second.id}`));
      await back('draft');
    });

    it('is as short and as well formed as it was before', async () => {
      const slug = (value: string) => refusalOf(create('products', { title: 'X', slug: value }));
      assert.match(await slug('a'.repeat(101)), /shorter than the max length of 100/);
      assert.match(await slug('Größe'), /^“Größe” is no address\. It has small letters/);
      assert.equal(await slug('größe'), 'accepted');
      for (const [collection, data] of [
        ['contacts', { name: 'Ada', email: `${'a'.repeat(300)}@x.example` }],
        ['products', { title: 'X', price: '1'.repeat(65) }],
        ['social-links', { site_url: `https://x.example/${'a'.repeat(2_000)}` }],
      ] as const)
        assert.match(await refusalOf(create(collection, data)), /shorter than the max length/);
      assert.match(await refusalOf(create('social-links', {})), /required/);
    });
  });

  describe('as the path of a page', () => {
    it('leads to a page of the site, or begins with /p/', async () => {
      assert.equal(
        await refusalOf(create('pages', { path: '/our-story' })),
        'The site has no page /our-story. The path of a page of your own begins with /p/: /p/our-story',
      );
      await create('pages', { path: '/p/our-story' });
      assert.equal((await create('pages', { path: '/p/Qualita\u0308t' })).path, '/p/qualität');
      assert.match(
        await refusalOf(create('pages', { path: '/p/qualität' })),
        /has this path already/,
      );
      assert.match(
        await refusalOf(create('pages', { path: '/p/our story' })),
        /^“\/p\/our story” is no page of the site\./,
      );
      assert.match(await refusalOf(create('pages', { path: '/p/our/story' })), /: \/p\/our-story$/);
      await itemsOf(payload).create('pages', { path: '/p/Our Story' });
      await create('pages', { path: '/shop' });
      assert.match(
        await refusalOf(create('pages', { path: '/shop' })),
        /^The page \d+ has this path already/,
      );
    });

    it('is one of those that the site has', () => {
      assert.deepEqual([...SITE_PATHS].sort(), routes.map(({ path }) => path as string).sort());
    });

    it('can be hidden, in any script', async () => {
      const hide = (...paths: string[]) =>
        refusalOf(
          payload.updateGlobal({
            slug: 'site-settings' as never,
            data: { hidden_pages: paths, _status: 'published' } as never,
          }),
        );
      assert.equal(await hide('/team-2', '/p/qualität'), 'accepted');
      assert.match(await hide('/p/our story'), /^“\/p\/our story” is no page of the site\./);
      assert.equal(await hide('/Contact'), 'The site always shows /contact.');
      assert.equal(await hide(), 'accepted');
    });

    it('is known to menus', async () => {
      await create('products', { title: 'White', slug: 'weiß' });
      const req = await request({});
      const leads = (href: string) => leadsSomewhere(req as never, href);
      for (const href of [
        '/',
        '/contact/',
        '/shop?sort=new#top',
        '/p/our-story',
        '/p/qualität',
        '/p/qualit%C3%A4t',
        '/shop-details/ring',
        '/shop-details/weiß',
        '/shop-details/wei%C3%9F#facts',
        '/shop/page/2',
        '#top',
        '/media/a.pdf',
        'https://x.example',
      ])
        assert.ok(await leads(href), href);
      for (const href of [
        ...['/p/our-stori', '/p/qualit%C3%A4', '/nowhere', '/100%'],
        ...['/shop-details/nothing', '/shop-details/999'],
      ])
        assert.ok(!(await leads(href)), href);
    });
  });

  it('is found where it is used, by number, in texts and in links', async () => {
    const { usesOf } = await import('@/publishing/uses');
    const uses = async (collection: CollectionSlug, id: number) =>
      (await usesOf(payload, collection, [id])).map(
        ({ what, title, isDraft }) => `${what}: ${title}${isDraft ? ' (draft)' : ''}`,
      );
    const { richTextOf } = await import('@/publishing/rich-text-of');
    const person = await create('contacts', { name: 'Grace' });
    const seal = await create('products', { title: 'Seal', slug: 'seal', contact: person.id });
    assert.deepEqual(await uses('contacts', person.id), ['Product: Seal']);
    assert.deepEqual(await uses('products', seal.id), []);
    const post = await create('posts', {
      title: 'About seals',
      html: richTextOf('<p><a href="/shop-details/seal#facts">Seal</a></p>'),
    });
    await create('reviews', { name: 'Ben', rating: 4, text: 'Tight.', product: seal.id });
    await update(
      'services',
      (await create('services', { title: 'Sealing' })).id,
      {
        contact: person.id,
        _status: 'draft',
      },
      true,
    );
    await payload.updateGlobal({
      slug: 'menus' as never,
      data: {
        main: [
          { title: 'Seal', link: `/shop-details/${seal.id}` },
          { title: 'Sizes', link: '/p/ma%C3%9Fe' },
        ],
        _status: 'published',
      } as never,
    });
    const sizes = await create('pages', { path: '/p/maße' });
    assert.deepEqual(await uses('pages', sizes.id), ['Page: Menus']);
    assert.deepEqual(await uses('products', seal.id), [
      'Article: About seals',
      'Review: Ben',
      'Page: Menus',
    ]);
    assert.deepEqual(await uses('contacts', person.id), [
      'Product: Seal',
      'Service: Sealing (draft)',
    ]);
    await update('posts', post.id, { deletedAt: new Date().toISOString() });
    assert.deepEqual(await uses('products', seal.id), ['Review: Ben', 'Page: Menus']);
  });

  it('is copied without address and part number, and says that it is a copy', async () => {
    const copyOf = async (collection: string, data: object) => {
      const { id } = await create(collection, data);
      return (await payload.duplicate({
        collection: collection as never,
        id,
        draft: true,
      })) as unknown as Item;
    };
    const { title, slug, sku, _status } = await copyOf('products', {
      title: 'Gear',
      slug: 'gear',
      sku: 'G-1',
    });
    assert.deepEqual([title, slug, sku, _status], ['Gear (copy)', null, null, 'draft']);
    assert.equal((await copyOf('pages', { path: '/p/terms' })).path, '/p/terms-copy');
    assert.equal((await copyOf('contacts', { name: 'Ada' })).name, 'Ada (copy)');
    const long = await copyOf('services', { title: 'x'.repeat(300) });
    assert.equal(String(long.title).length, 300);
  });

  describe('in an earlier version of the settings', () => {
    const slug = 'site-settings' as never;
    const file = () => readContent<Item>('site-settings');
    const save = (slogan: string, draft: boolean) =>
      payload.updateGlobal({
        slug,
        data: { slogan, _status: draft ? 'draft' : 'published' } as never,
        draft,
      });
    const restore = async (slogan: string) => {
      const { docs } = await payload.findGlobalVersions({
        slug,
        where: { 'version.slogan': { equals: slogan } } as never,
      });
      const { endpoints } = payload.globals.config.find((each) => each.slug === slug)!;
      const endpoint = (endpoints as Endpoint[]).find(
        ({ path, method }) => path === '/versions/:id' && method === 'post',
      )!;
      const req = await request({ routeParams: { id: docs[0]!.id }, query: {} });
      return (await (await endpoint.handler(req as never)).json()) as { _status: string };
    };

    it('comes back to the site where it was published, and as a draft where it was one', async () => {
      rmSync(pathOf('site-settings'));
      await save('1', false);
      await save('2', true);
      await save('3', false);
      assert.equal((await restore('2'))._status, 'draft');
      await publish(payload);
      assert.equal(file().slogan, '3');
      assert.equal((await restore('1'))._status, 'published');
      await publish(payload);
      assert.equal(file().slogan, '1');
      const { docs } = await payload.findGlobalVersions({ slug, limit: 1, sort: '-updatedAt' });
      const { slogan, changed_by: by } = docs[0]!.version as unknown as Item;
      assert.deepEqual([slogan, by], ['1', 'boss@x.example']);
    });
  });
});
