import { cut } from '@/contract/cut';
import { readContent } from './content-folder';
import { nextNumber, NO_EDITOR, takenBy, type Taken } from './editor';
import { emptyPlan, ImportError, itemsOf, planFile, type Item, type Plan } from './plan';
import { addressesOf, OldLinks } from './wordpress-addresses';
import { markupOf, picturesOf, plainText, wordsOf, type References } from './wordpress-markup';
import { NAMED, nameOf, noteOthers, noteTexts, publicEntries, timeOf } from './wordpress-notes';
import { Pictures } from './wordpress-pictures';
import { readWxr, type Entry } from './wxr';

const POSTS = 'home-blog.json';
const PAGES = 'pages.json';

const MAX_SUMMARY = 500;

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
  const start = cut(text, MAX_SUMMARY);
  return `${start.slice(0, start.lastIndexOf(' ') + 1 || MAX_SUMMARY).trimEnd()} …`;
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
