import { nameOf } from '@/contract/item-keys';

/** What the person who runs the command can do something about; the message is a sentence. */
export class ImportError extends Error {}

const MAX_FAULTS = 20;

/** So many of them as somebody reads. */
export const sentences = (all: readonly string[]): string =>
  [
    ...all.slice(0, MAX_FAULTS),
    ...(all.length > MAX_FAULTS ? [`… and ${all.length - MAX_FAULTS} more`] : []),
  ].join('\n');

/** With a full stop, unless it ends with a mark of its own. */
export const ended = (sentence: string): string =>
  /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;

export type Item = Record<string, unknown>;

/** One line of the table. */
export type Change = {
  file: string;
  action: 'new' | 'changed' | 'removed';
  item: string;
  fields: string[];
};

/** What an import would do; nothing of it is done yet. */
export type Plan = {
  /** By the path below `content`. */
  content: Map<string, unknown>;
  /** What was there when the plan was made. */
  before: Map<string, unknown>;
  /** Files to copy: by the path below the content folder, what is in them. */
  files: Map<string, () => Promise<Buffer>>;
  changes: Change[];
  notes: string[];
};

export const emptyPlan = (): Plan => ({
  content: new Map(),
  before: new Map(),
  files: new Map(),
  changes: [],
  notes: [],
});

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const itemsOf = (value: unknown): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

const keyOf = (item: Item): string =>
  item.id === undefined ? `name ${nameOf(item)}` : `id ${String(item.id)}`;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const differing = (before: Item, after: Item): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isSame(before[key], after[key]),
  );

/** @param before the list or record of the file; undefined where there is none */
function changesOf(file: string, before: unknown, after: unknown): Change[] {
  if (!Array.isArray(after)) {
    const fields = differing(isItem(before) ? before : {}, isItem(after) ? after : {});
    const action = before === undefined ? 'new' : 'changed';
    return fields.length > 0 ? [{ file, action, item: '', fields }] : [];
  }
  const left = new Map(itemsOf(before).map((item) => [keyOf(item), item]));
  const changes: Change[] = [];
  for (const item of itemsOf(after)) {
    const old = left.get(keyOf(item));
    left.delete(keyOf(item));
    const fields = differing(old ?? {}, item);
    if (fields.length > 0)
      changes.push({ file, action: old ? 'changed' : 'new', item: nameOf(item), fields });
  }
  for (const item of left.values())
    changes.push({ file, action: 'removed', item: nameOf(item), fields: [] });
  return changes;
}

/** Takes a file into the plan where it would change. */
export function planFile(plan: Plan, file: string, before: unknown, after: unknown): void {
  if (isSame(before, after)) return;
  const changes = changesOf(file, before, after);
  plan.content.set(file, after);
  plan.before.set(file, before);
  plan.changes.push(
    ...(changes.length > 0
      ? changes
      : [{ file, action: 'changed' as const, item: '', fields: ['order'] }]),
  );
}
