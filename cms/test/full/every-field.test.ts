import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { editorFolder } from '../editor-folder';
import { Example } from '../openapi-example';

const { content, remove } = editorFolder('tables');
const { openEditor, seedWhereEmpty } = await import('@/server/start');
const { publish } = await import('@/publishing/publish');
const { contentFiles } = await import('@/publishing/content-files');
const { comparable } = await import('@/publishing/same-content');
const { env } = await import('@/server/env');

/** The files by the schema of what they hold. */
const LISTS: Record<string, string> = {
  contacts: 'Contact',
  'industrial-products': 'Product',
  'services-page': 'Service',
  'home-blog': 'Post',
  'blog-categories': 'BlogCategory',
  team: 'TeamMember',
  downloads: 'OfferedDocument',
  faq: 'FaqGroup',
  reviews: 'Review',
  clients: 'Client',
  'case-study': 'GalleryItem',
  'cusmoter-gallery': 'GalleryItem',
  'buyer-gallery': 'GalleryItem',
  'excellence-img': 'GalleryItem',
  portfolio: 'GalleryItem',
  'equipment-gallery': 'GalleryItem',
  document: 'GalleryItem',
  projects: 'Project',
  industries: 'Industry',
  timeline: 'TimelineEntry',
  figures: 'Figure',
  skills: 'Skill',
  'hero-facts': 'Fact',
  locations: 'Location',
  'social-links': 'SocialLink',
  pages: 'PageTexts',
};
const RECORDS: Record<string, string> = {
  'site-settings': 'SiteSettings',
  'pages/menus': 'Menus',
  'pages/construction': 'ConstructionHome',
  'pages/industrial': 'IndustrialHome',
};

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#567' } })
  .jpeg()
  .toBuffer();
let pictures = 0;
const example = new Example({
  next(key) {
    const name = `${key}-${++pictures}.jpg`;
    mkdirSync(join(content, 'media/examples'), { recursive: true });
    writeFileSync(join(content, 'media/examples', name), photo);
    return { url: `/media/examples/${name}`, alt: `Picture ${pictures}`, size: photo.length };
  },
});

/** Here each picture has one alternative text, and the site reads some of the contents of an item. */
type Row = Record<string, unknown>;
const contents = (...keys: string[]): Row => {
  const { image, alt, ...texts } = example.of('Contents') as Row;
  const all: Row = { ...texts, image, background_image: image, alt };
  return Object.fromEntries(
    [...keys, ...(/image/.test(keys.join()) ? ['alt'] : [])].map((key) => [key, all[key]]),
  );
};
const item = (title: string, ...keys: string[]) => ({ title, contents: contents(...keys) });
const introduced = (...keys: string[]) => ({
  sections: [{ title: 'Introduction', items: [item('Introduction', ...keys)] }],
});
const person = ['user_name', 'user_designation'];

const POSITIONED: Record<string, () => unknown> = {
  'pages/home': () => ({
    sections: [
      {
        title: 'Banner',
        items: [{}, {}, {}, item('Banner', 'title', 'subtitle', 'background_image')],
      },
      {
        title: 'About',
        items: [
          item('About', 'title', 'description', 'image', 'youtube_logo'),
          item('Block 1', 'title', 'subtitle'),
        ],
      },
      { title: 'Counters', items: [item('Counter 1', 'title', 'subtitle', 'text')] },
      {
        title: 'Sustainability',
        items: [item('Sustainability', 'title', 'subtitle', 'description', 'html', 'image')],
      },
      {
        title: 'People',
        items: [
          item('testimonial_1', 'title', 'subtitle', 'html', ...person),
          {
            title: 'owner_1',
            contents: {
              ...contents('image', 'text', ...person),
              title: 'a@example.com',
              subtitle: 'b@example.com',
            },
          },
        ],
      },
    ],
  }),
  'pages/about': () => ({
    sections: [
      {
        title: 'About',
        items: [
          item('About', 'title', 'subtitle', 'description', 'html', 'image', 'youtube_logo'),
          item('Block 1', 'title', 'subtitle', 'text'),
        ],
      },
      {
        title: 'Why_Choose_Us',
        items: [
          item('Heading', 'title', 'subtitle', 'text'),
          item('why_choose_item_1', 'title', 'text', 'image'),
        ],
      },
      { title: 'Story', items: [item('Step 1', 'title', 'subtitle', 'text', 'image')] },
    ],
  }),
  'pages/Service': () => introduced('title', 'subtitle', 'description', 'text', 'image'),
  'pages/clients': () => introduced('title', 'subtitle', 'image'),
  'pages/portfolio': () => introduced('title', 'subtitle', 'image', 'file'),
  'pages/contact': () => introduced('title', 'subtitle', 'background_image'),
  'pages/certificate': () => ({
    sections: [
      {
        title: 'Certificate',
        items: [
          {
            title: 'Certificate',
            contents: { ...contents('title', 'subtitle'), file: '/documents/certificate.pdf' },
          },
        ],
      },
    ],
  }),
};

const pathOf = (folder: string, name: string) => join(folder, 'content', `${name}.json`);
const writeContent = (name: string, value: unknown) =>
  writeFileSync(pathOf(content, name), JSON.stringify(value));
const service = example.of('Service') as Row;
const portrait = (example.of('ServiceCard') as Row).thumbnail_portrait;
const pick = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, service[key]]));

describe('every field of the content', () => {
  let payload: Payload;
  const names = contentFiles.map(({ file }) => file.replace('.json', ''));

  before(async () => {
    for (const name of names) rmSync(pathOf(content, name), { force: true });
    for (const [name, schema] of Object.entries(LISTS)) writeContent(name, [example.of(schema)]);
    for (const [name, schema] of Object.entries(RECORDS)) writeContent(name, example.of(schema));
    for (const [name, page] of Object.entries(POSITIONED)) writeContent(name, page());
    writeContent('pages/words', { 'cart.empty': 'Nothing here yet.', 'common.comma': '; ' });
    writeContent('services-page', [service]);
    // What the carousel and the grid of the home page show of a service.
    writeContent('servicecard', [pick('id', 'title', 'thumbnail', 'alt')]);
    writeContent('services', [
      {
        ...pick('id', 'title', 'thumbnail', 'alt', 'short_description'),
        thumbnail_portrait: portrait,
      },
    ]);
    payload = await openEditor();
    await seedWhereEmpty(payload);
  });
  after(async () => {
    await payload.destroy();
    remove();
  });

  it('is a field of the editor, not only kept', async () => {
    for (const { shape, slug } of contentFiles) {
      const documents =
        shape === 'list'
          ? (await payload.find({ collection: slug as never, limit: 10 })).docs
          : [await payload.findGlobal({ slug: slug as never })];
      const kept = (documents as { further?: unknown }[]).map(({ further }) => further ?? null);
      const nothing = slug === 'home-page' ? [{ before_banner: [{}, {}, {}] }] : [null];
      assert.deepEqual([slug, kept], [slug, nothing]);
    }
  });

  it('comes out of the editor as it went in', async () => {
    const before = new Map(
      names.map((name) => [name, readFileSync(pathOf(content, name), 'utf8')]),
    );
    const empty = join(content, '../published');
    mkdirSync(join(empty, 'content'), { recursive: true });
    env.contentDir = empty;
    const outcomes = await publish(payload);
    assert.deepEqual(
      [...outcomes].filter(([, outcome]) => outcome !== 'written'),
      [],
    );
    for (const name of names) {
      const published: unknown = JSON.parse(readFileSync(pathOf(empty, name), 'utf8'));
      assert.equal(comparable(published), comparable(JSON.parse(before.get(name)!)), name);
    }
  });

  it('may be a menu without links, which is not the menu of the site', async () => {
    env.contentDir = content;
    writeContent('pages/menus', { main: [], footer: [{ title: 'Shop', link: '/shop' }] });
    const { importContent } = await import('@/publishing/import');
    await importContent(payload);
    await payload.updateGlobal({
      slug: 'menus' as never,
      data: { footer: [{ title: 'All', link: '/shop' }], _status: 'published' } as never,
    });
    await publish(payload);
    assert.deepEqual(JSON.parse(readFileSync(pathOf(content, 'pages/menus'), 'utf8')), {
      main: [],
      footer: [{ title: 'All', link: '/shop' }],
    });
  });
});
