import { checkMarkup, MarkupError } from '@/lib/content/markup-limits';
import { readContent } from './content-folder';
import { nextNumber, NO_EDITOR, takenBy, type Taken } from './editor';
import { emptyPlan, ImportError, itemsOf, planFile, type Item, type Plan } from './plan';
import { addressesOf, OldLinks } from './wordpress-addresses';
import { markupOf, picturesOf, plainText, wordsOf, type References } from './wordpress-markup';
import { Pictures } from './wordpress-pictures';
import { readWxr, type Entry, type Export } from './wxr';

const POSTS = 'home-blog.json';
const PAGES = 'pages.json';

const MAX_SUMMARY = 500;
/** So many are named of what is left out. */
const NAMED = 10;

/** Parts of WordPress itself, which nobody would look for. */
const INTERNAL =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|elementor_\w+)$/;

const timeOf = (date: string): string | undefined =>
  /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) ? `${date.replace(' ', 'T')}Z` : undefined;

const nameOf = ({ title, slug, id }: Entry): string => plainText(title) || slug || `no. ${id}`;

/** Why WordPress does not show an entry to everybody. */
function hiddenBecause({ status, password, date }: Entry, now: number): string | undefined {
  if (status !== 'publish') return 'are not published';
  if (password) return 'ask for a password';
  return Date.parse(timeOf(date) ?? '') > now ? 'are dated later' : undefined;
}

type Source = {
  references: References;
  authors: Map<string, string>;
  /** Pictures by their numbers. */
  attachments: Map<string, Entry>;
  addresses: Map<Entry, string>;
};

function thumbnailOf(entry: Entry, { references, attachments }: Source): Item {
  const attachment = attachments.get(entry.meta.get('_thumbnail_id') ?? '');
  const url = attachment?.url ?? picturesOf(entry.content)[0];
  const thumbnail = url && references.picture(url);
  const alt = attachment?.meta.get('_wp_attachment_image_alt');
  return thumbnail ? { thumbnail, ...(alt && { alt }) } : {};
}

function summaryOf({ excerpt, content }: Entry): string {
  const text = wordsOf(excerpt || content.split('<!--more-->', 1)[0]!);
  if (text.length <= MAX_SUMMARY) return text;
  const cut = text.slice(0, MAX_SUMMARY);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_SUMMARY).trimEnd()} …`;
}

const postOf = (entry: Entry, source: Source): Item => ({
  title: plainText(entry.title) || source.addresses.get(entry),
  slug: source.addresses.get(entry),
  short_description: summaryOf(entry),
  ...thumbnailOf(entry, source),
  date: timeOf(entry.date)?.slice(0, 10),
  author: source.authors.get(entry.author) || entry.author,
  categories: entry.categories.map(plainText),
  html: markupOf(entry.content, source.references),
  updated_at: timeOf(entry.modified),
});

const pageOf = (entry: Entry, source: Source): Item => ({
  path: `/p/${source.addresses.get(entry)}`,
  name: plainText(entry.title) || source.addresses.get(entry),
  updated_at: timeOf(entry.modified),
  blocks: [{ type: 'text', html: markupOf(entry.content, source.references) }],
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
function numbered(items: Item[], taken: Taken): Item[] {
  let next = nextNumber(taken, POSTS, items);
  return items.map((item) => (item.id === undefined ? { id: next++, ...item } : item));
}

/** Names of the first of them, for a sentence. */
const named = (titles: readonly string[]): string =>
  titles
    .slice(0, NAMED)
    .map((title) => `“${title}”`)
    .concat(titles.length > NAMED ? ['…'] : [])
    .join(', ');

function grouped<T>(all: readonly T[], keyOf: (one: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    group.push(one);
    groups.set(key, group);
  }
  return groups;
}

/** Where a text of the export has lost characters before, or the site would not show it. */
function noteTexts(plan: Plan, entries: readonly Entry[], items: readonly Item[]): void {
  const lost = entries.filter(({ title, content, excerpt }) =>
    /[\u0080-\u009f\ufffd]/.test(`${title}${content}${excerpt}`),
  );
  if (lost.length > 0)
    plan.notes.push(
      `${lost.length} texts have characters that were lost before the export: ${named(lost.map(nameOf))}.`,
    );
  const long = items.filter((item) => {
    const [block] = itemsOf(item.blocks);
    try {
      checkMarkup(String(item.html ?? block?.html ?? ''));
      return false;
    } catch (error) {
      if (error instanceof MarkupError) return true;
      throw error;
    }
  });
  if (long.length > 0)
    plan.notes.push(
      `${long.length} texts are longer, or nested deeper, than the site shows: ${named(long.map(({ title, name }) => String(title ?? name)))}.`,
    );
}

/** What of the export comes from elsewhere than posts and pages. */
function noteOthers(plan: Plan, { entries, comments, controls }: Export): void {
  const others = grouped(entries, ({ type }) =>
    ['post', 'page'].includes(type) || INTERNAL.test(type) ? undefined : type,
  );
  for (const [type, group] of others)
    plan.notes.push(
      type === 'product' || type === 'product_variation'
        ? `${group.length} products of a shop (${type}) were left out: export them from the shop as a table.`
        : `${group.length} entries of the kind ${type} were left out.`,
    );
  if (comments > 0) plan.notes.push(`${comments} comments were left out.`);
  if (controls > 0)
    plan.notes.push(`${controls} control characters, which XML does not allow, were left out.`);
}

/** The posts and pages that WordPress shows to everybody, each once. */
function publicEntries(plan: Plan, { entries }: Export, now: number): Entry[] {
  const all = entries.filter(({ type }) => type === 'post' || type === 'page');
  const byId = new Map(all.map((entry) => [`${entry.type} ${entry.id || entry.slug}`, entry]));
  if (byId.size < all.length)
    plan.notes.push(
      `${all.length - byId.size} posts and pages are in the export twice; the later ones count.`,
    );
  const found = [...byId.values()];
  for (const [reason, group] of grouped(found, (entry) => hiddenBecause(entry, now)))
    plan.notes.push(
      `${group.length} posts and pages ${reason} and were left out: ${named(group.map(nameOf))}.`,
    );
  return found.filter((entry) => !hiddenBecause(entry, now));
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
  taken: Taken = NO_EDITOR,
): Promise<Plan> {
  const found = await readWxr(file);
  const plan = emptyPlan();
  const note = (sentence: string) => void plan.notes.push(sentence);
  const shown = publicEntries(plan, found, Date.now());
  const [site] = found.sites;
  const pictures = new Pictures(plan, folder, hosts, site);
  const links = new OldLinks(found.sites);
  const removed = new Map<string, number>();
  const posts = shown
    .filter(({ type }) => type === 'post')
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const pages = shown.filter(({ type }) => type === 'page');
  const addresses = new Map([...addressesOf(posts, note), ...addressesOf(pages, note)]);
  for (const [entry, address] of addresses)
    links.add(entry, entry.type === 'page' ? `/p/${address}` : `/blog-single/${address}`);
  const source: Source = {
    references: {
      picture: pictures.place,
      link: links.now,
      removed: (names) => {
        for (const name of names) removed.set(name, (removed.get(name) ?? 0) + 1);
      },
    },
    authors: found.authors,
    attachments: new Map(
      found.entries
        .filter(({ type, url }) => type === 'attachment' && url)
        .map((entry) => [entry.id, entry]),
    ),
    addresses,
  };
  const before = { posts: readContent(folder, POSTS), pages: readContent(folder, PAGES) };
  const itemsFrom = (
    entries: Entry[],
    toItem: (entry: Entry, source: Source) => Item,
    { file: target, key, known }: { file: string; key: string; known: unknown },
  ): Item[] => {
    const there = new Set(itemsOf(known).map((item) => item[key]));
    const owner = takenBy(taken, target);
    return entries.flatMap((entry): Item[] => {
      const leftOut = (why: string) => {
        note(`“${nameOf(entry)}” was left out: it ${why}.`);
        return [];
      };
      try {
        const item = withoutEmpty(toItem(entry, source));
        const why = there.has(item[key]) ? undefined : owner(item);
        return why ? leftOut(why) : [item];
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        return leftOut(error.message);
      }
    });
  };
  const newPosts = itemsFrom(posts, postOf, { file: POSTS, key: 'slug', known: before.posts });
  const newPages = itemsFrom(pages, pageOf, { file: PAGES, key: 'path', known: before.pages });
  if (newPosts.length > 0)
    planFile(
      plan,
      POSTS,
      before.posts,
      numbered(merged(itemsOf(before.posts), newPosts, 'slug', true), taken),
    );
  if (newPages.length > 0)
    planFile(plan, PAGES, before.pages, merged(itemsOf(before.pages), newPages, 'path', false));
  noteTexts(plan, shown, [...newPosts, ...newPages]);
  noteOthers(plan, found);
  if (removed.size > 0) {
    const count = [...removed.values()].reduce((sum, each) => sum + each, 0);
    note(`${count} shortcodes were left out: ${[...removed.keys()].slice(0, NAMED).join(', ')}.`);
  }
  links.note(note);
  pictures.note();
  return plan;
}
