import type { ItemIssue } from './lists';

const slugIn = (item: unknown): string | undefined => {
  const slug = (item as { slug?: unknown } | null)?.slug;
  return typeof slug === 'string' ? slug : undefined;
};

/** Of items with one slug the first keeps it; the others are found by their numbers, wherever they are named. */
export function withOwnSlugs<T>(items: T[]): { items: T[]; issues: ItemIssue[] } {
  const first = new Map<string, number>();
  const issues: ItemIssue[] = [];
  const own = items.map((item, index) => {
    const slug = slugIn(item);
    if (slug === undefined) return item;
    const owner = first.get(slug);
    if (owner === undefined) {
      first.set(slug, index);
      return item;
    }
    issues.push({ index, reason: `slug: that of item ${owner}` });
    return { ...item, slug: undefined };
  });
  return { items: issues.length > 0 ? own : items, issues };
}
