import { existsSync } from 'node:fs';
import { readContent, within } from './content-folder';
import { emptyPlan, itemsOf, planFile, type Item, type Plan } from './plan';
import { fetchPicture, isAllowed, MAX_PICTURES } from './remote-pictures';
import { markupOf, originalOf, picturesOf, plainText } from './wordpress-markup';
import { readWxr, type Entry } from './wxr';

const POSTS = 'home-blog.json';
const PAGES = 'pages.json';

const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i;
const MAX_SUMMARY = 500;

/** What WordPress shows to everybody. */
const isPublished = ({ status }: Entry): boolean => status === 'publish';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const slugOf = (entry: Entry): string => {
  const slug = decoded(entry.slug)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return /[a-z]/.test(slug) ? slug : `post-${slug || entry.id}`;
};

const timeOf = (date: string): string | undefined =>
  /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) ? `${date.replace(' ', 'T')}Z` : undefined;

/** Where each picture of the old site is put, as far as it may be fetched. */
class Pictures {
  readonly #places = new Map<string, string>();
  readonly #refused = new Set<string>();

  constructor(
    private readonly plan: Plan,
    private readonly folder: string,
    private readonly hosts: readonly string[],
  ) {}

  readonly place = (url: string): string | undefined => {
    const original = originalOf(url);
    const known = this.#places.get(original);
    if (known) return known;
    if (!PICTURE.test(original)) return undefined;
    if (!isAllowed(original, this.hosts) || this.#places.size >= MAX_PICTURES) {
      this.#refused.add(original);
      return undefined;
    }
    const { hostname, pathname } = new URL(original);
    const name = decoded(pathname)
      .replace(/^\/(wp-content\/uploads\/)?/, '')
      .replaceAll(/[^\w./-]+/g, '-')
      .replaceAll(/(^|\/)\.+/g, '$1');
    const path = `media/wordpress/${hostname.replaceAll(/[^\w.-]/g, '')}/${name}`;
    this.#places.set(original, `/${path}`);
    if (!existsSync(within(this.folder, path)))
      this.plan.files.set(path, () => fetchPicture(original, this.hosts));
    return `/${path}`;
  };

  note(): void {
    if (this.#refused.size === 0) return;
    const hosts = [...this.#refused].map((url) => (URL.canParse(url) ? new URL(url).host : url));
    this.plan.notes.push(
      `${this.#refused.size} pictures are left out: add --pictures-from for ${[...new Set(hosts)].slice(0, 5).join(', ')}.`,
    );
  }
}

type Source = {
  pictures: Pictures;
  authors: Map<string, string>;
  /** Pictures by their numbers. */
  attachments: Map<string, Entry>;
};

function thumbnailOf(entry: Entry, { pictures, attachments }: Source): Item {
  const attachment = attachments.get(entry.meta.get('_thumbnail_id') ?? '');
  const url = attachment?.url ?? picturesOf(entry.content)[0];
  const thumbnail = url && pictures.place(url);
  const alt = attachment?.meta.get('_wp_attachment_image_alt');
  return thumbnail ? { thumbnail, ...(alt && { alt }) } : {};
}

function summaryOf({ excerpt, content }: Entry): string {
  const text = plainText(excerpt || content.split('<!--more-->')[0]!);
  if (text.length <= MAX_SUMMARY) return text;
  return `${text.slice(0, MAX_SUMMARY).replace(/\s+\S*$/, '')} …`;
}

const postOf = (entry: Entry, source: Source): Item => ({
  title: plainText(entry.title) || slugOf(entry),
  slug: slugOf(entry),
  short_description: summaryOf(entry),
  ...thumbnailOf(entry, source),
  date: timeOf(entry.date)?.slice(0, 10),
  author: source.authors.get(entry.author) || entry.author,
  categories: entry.categories.map(plainText),
  html: markupOf(entry.content, source.pictures.place),
  updated_at: timeOf(entry.modified),
});

const pageOf = (entry: Entry, source: Source): Item => ({
  path: `/p/${slugOf(entry)}`,
  name: plainText(entry.title) || slugOf(entry),
  updated_at: timeOf(entry.modified),
  blocks: [{ type: 'text', html: markupOf(entry.content, source.pictures.place) }],
});

const withoutEmpty = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  );

/** Items with the same key are replaced where they stand, new ones come first or last. */
function merged(before: Item[], found: Item[], key: string, newFirst: boolean): Item[] {
  const byKey = new Map(found.map((item) => [item[key], item]));
  const replaced = before.map((item) => {
    const next = byKey.get(item[key]);
    byKey.delete(item[key]);
    return next ? { ...item, ...next } : item;
  });
  const added = [...byKey.values()];
  return newFirst ? [...added, ...replaced] : [...replaced, ...added];
}

/** Posts have numbers, which no two share. */
function numbered(items: Item[]): Item[] {
  let last = Math.max(0, ...items.map(({ id }) => Number(id) || 0));
  return items.map((item) => (item.id === undefined ? { id: (last += 1), ...item } : item));
}

/**
 * Posts, pages and pictures of a WordPress export. Posts and pages of an earlier import are found by
 * their addresses.
 * @param hosts from which pictures may be fetched
 */
export async function planWordPress(
  folder: string,
  file: string,
  hosts: readonly string[],
): Promise<Plan> {
  const { entries, authors } = await readWxr(file);
  const plan = emptyPlan();
  const pictures = new Pictures(plan, folder, hosts);
  const attachments = new Map(
    entries
      .filter(({ type, url }) => type === 'attachment' && url)
      .map((entry) => [entry.id, entry]),
  );
  const source = { pictures, authors, attachments };
  const ofType = (type: string) =>
    entries.filter((entry) => entry.type === type && isPublished(entry));
  const posts = ofType('post').toSorted((a, b) => b.date.localeCompare(a.date));
  const before = { posts: readContent(folder, POSTS), pages: readContent(folder, PAGES) };
  const newPosts = posts.map((entry) => withoutEmpty(postOf(entry, source)));
  const newPages = ofType('page').map((entry) => withoutEmpty(pageOf(entry, source)));
  if (newPosts.length > 0)
    planFile(
      plan,
      POSTS,
      before.posts,
      numbered(merged(itemsOf(before.posts), newPosts, 'slug', true)),
    );
  if (newPages.length > 0)
    planFile(plan, PAGES, before.pages, merged(itemsOf(before.pages), newPages, 'path', false));
  const hidden = entries.filter(
    (entry) => ['post', 'page'].includes(entry.type) && !isPublished(entry),
  );
  if (hidden.length > 0)
    plan.notes.push(`${hidden.length} posts and pages are not published and were left out.`);
  pictures.note();
  return plan;
}
