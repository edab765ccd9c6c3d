import type { Item } from './plan';

const SHOWN = new Set(['1', 'true', 'yes', 'publish', 'published', 'visible']);
const HIDDEN = new Set([
  ...['0', '-1', 'false', 'no', 'draft', 'private', 'pending', 'future', 'scheduled', 'trash'],
  ...['hidden', 'auto-draft', 'inherit', 'unpublished', 'archived'],
]);

/** What a mark of another program says of an item: shown, hidden, or a word that nobody knows. */
export function isShown(mark: string): boolean | undefined {
  const word = mark.trim().toLowerCase();
  if (HIDDEN.has(word)) return false;
  return SHOWN.has(word) ? true : undefined;
}

const MARKS = ['published', 'status', '_status', 'post_status', 'visibility'];

const isLater = (date: unknown, now: number): boolean => {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return time > now;
};

/** Lists whose dates say since when visitors may read something. */
const DATED = new Set(['home-blog.json']);

/** Why an item of a content folder is not for visitors; undefined where it is. */
export function hiddenBecause(item: Item, file: string, now: number): string | undefined {
  if (item.draft === true) return 'a draft';
  if (item.deletedAt || item.deleted_at) return 'in the trash';
  if (item.post_password || item.password) return 'behind a password';
  const mark = MARKS.find(
    (key) => item[key] !== undefined && item[key] !== null && isShown(String(item[key])) === false,
  );
  if (mark) return `marked “${mark}: ${String(item[mark])}”`;
  const later = (DATED.has(file) && isLater(item.date, now)) || isLater(item.publish_at, now);
  return later ? 'dated later' : undefined;
}
