import { checkMarkup, MarkupError } from '@/lib/content/markup/markup-limits';
import { itemsOf, type Item, type Plan } from './plan';
import { plainText } from './wordpress-markup';
import type { Entry, Export } from './wxr';

/*
 * What of an export the site does not take as it is, each in a sentence of the plan.
 */

/** So many are named of what is left out. */
export const NAMED = 10;

/** Parts of WordPress itself, which nobody would look for. */
const INTERNAL =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|elementor_\w+)$/;

/** ISO 8601, of a date that WordPress gives in UTC. */
export const timeOf = (date: string): string | undefined =>
  /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) ? `${date.replace(' ', 'T')}Z` : undefined;

export const nameOf = ({ title, slug, id }: Entry): string =>
  plainText(title) || slug || `no. ${id}`;

/** Why WordPress does not show an entry to everybody. */
function hiddenBecause({ status, password, date }: Entry, now: number): string | undefined {
  if (status !== 'publish') return 'are not published';
  if (password) return 'ask for a password';
  return Date.parse(timeOf(date) ?? '') > now ? 'are dated later' : undefined;
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
export function noteTexts(plan: Plan, entries: readonly Entry[], items: readonly Item[]): void {
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
export function noteOthers(plan: Plan, { entries, comments, controls }: Export): void {
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
export function publicEntries(plan: Plan, { entries }: Export, now: number): Entry[] {
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
