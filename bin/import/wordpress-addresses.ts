import { cut, cutBytes } from '@/contract/cut';
import { readSlug, SLUG_BYTES, SLUG_LENGTH } from '@/contract/formats/slug';
import type { Entry } from './wxr';
import { decoded } from './wordpress-pictures';

/** Room for what tells an address from others: `-of-` and a number. */
const ENDING = 20;
const NUMBER = 10;

const beginning = (slug: string, room: number): string =>
  cutBytes(cut(slug, SLUG_LENGTH - room), SLUG_BYTES - room).replace(/-+$/, '');

const slugIn = (text: string): string | undefined => readSlug(text)?.value;

/** As the old site had it, in any script; `post-` and its number where that is no name. */
export const slugOf = ({ id, slug: written }: Entry): string => {
  const slug = decoded(written)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  const isLong = beginning(slug, ENDING) !== slug;
  const name = isLong ? `${beginning(slug, ENDING + NUMBER)}-${id}` : slug;
  return slugIn(name) ?? slugIn(`post-${name}`) ?? `post-${id}`;
};

/**
 * An address for each: what several entries share goes to the one without a page above it, the others
 * begin with the page above them, or end with their number.
 * @param note takes a sentence for each that has not its own
 */
export function addressesOf(
  entries: readonly Entry[],
  note: (sentence: string) => void,
): Map<Entry, string> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(slugOf(entry)) ?? [];
    group.push(entry);
    groups.set(slugOf(entry), group);
  }
  const used = new Set<string>();
  const addresses = new Map<Entry, string>();
  const give = (entry: Entry, ...wishes: string[]) => {
    const found = wishes.find(
      (wish) =>
        slugIn(wish) !== undefined && !used.has(wish) && (wish === wishes[0] || !groups.has(wish)),
    )!;
    used.add(found);
    addresses.set(entry, found);
  };
  for (const [slug, group] of groups) {
    const isChild = (entry: Entry) => group.length > 1 && byId.has(entry.parent);
    for (const entry of group.toSorted((a, b) => Number(isChild(a)) - Number(isChild(b)))) {
      const last = [`${slug}-${entry.id}`, `${slug}-of-${entry.id}`, `${slug}-no-${entry.id}`];
      const parent = byId.get(entry.parent);
      if (isChild(entry)) give(entry, `${slugOf(parent!)}-${slug}`, ...last);
      else give(entry, slug, ...last);
      if (addresses.get(entry) !== slug)
        note(
          `“${entry.title}” has the address ${addresses.get(entry)}: ${group.length} entries of the export are called ${slug}.`,
        );
    }
  }
  return addresses;
}

const withoutSlash = (path: string): string => decoded(path).replace(/\/+$/, '').toLowerCase();

/** Where links of the old site lead now. */
export class OldLinks {
  readonly #paths = new Map<string, string | undefined>([['', '/']]);
  readonly #hosts: Set<string>;
  readonly #left = new Map<string, number>();

  constructor(private readonly sites: ReadonlySet<string>) {
    this.#hosts = new Set(
      [...sites].flatMap((site) => (URL.canParse(site) ? new URL(site).host : [])),
    );
  }

  add({ id, type, link }: Entry, path: string): void {
    const name = type === 'page' ? 'page_id' : 'p';
    this.#paths.set(`?${name}=${id}`, path);
    if (!URL.canParse(link)) return;
    const { pathname, search } = new URL(link);
    const key = withoutSlash(pathname);
    // Of entries that share an address nobody knows which is meant.
    if (!search && key) this.#paths.set(key, this.#paths.has(key) ? undefined : path);
  }

  readonly now = (href: string): string => {
    const [base] = this.sites;
    if (!base || href.startsWith('#') || !URL.canParse(href, base)) return href;
    const url = new URL(href, base);
    if (!/^https?:$/.test(url.protocol) || !this.#hosts.has(url.host)) return href;
    const id = /^\?(?:p|page_id)=\d+/.exec(url.search)?.[0];
    const found = this.#paths.get(id ?? withoutSlash(url.pathname));
    if (found !== undefined && (id || !url.search)) return `${found}${url.hash}`;
    this.#left.set(url.href, (this.#left.get(url.href) ?? 0) + 1);
    return url.href;
  };

  note(say: (sentence: string) => void): void {
    if (this.#left.size === 0) return;
    const count = [...this.#left.values()].reduce((sum, each) => sum + each, 0);
    say(
      `${count} links still lead to the old site: ${[...this.#left.keys()].slice(0, 5).join(', ')}${this.#left.size > 5 ? ' …' : ''}.`,
    );
  }
}
