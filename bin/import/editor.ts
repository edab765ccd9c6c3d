import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { UNIQUE, uniqueFields, uniqueValue } from '@/contract/doubles';
import { EDITOR, startEditorCommand } from '../lib/editor';
import { waitForExit } from '../lib/processes';
import { ImportError, type Item } from './plan';

const takenSchema = z.record(
  z.string(),
  z.object({
    next: z.number(),
    hidden: z.array(
      z.looseObject({
        id: z.number(),
        name: z.string(),
        where: z.enum(['a draft', 'in the trash']),
      }),
    ),
  }),
);
/** What the editor has beside what it has published, by the file. */
export type Taken = z.infer<typeof takenSchema>;

export const NO_EDITOR: Taken = {};

/** Whether an editor keeps its own copy of the content. */
export const hasEditor = (dataDir: string, databaseUrl?: string): boolean =>
  existsSync(join(EDITOR, 'node_modules/.installed')) &&
  (Boolean(databaseUrl) || existsSync(join(dataDir, 'cms/editor.db')));

/** @throws ImportError where the editor does not answer */
export async function askEditor(): Promise<Taken> {
  const child = startEditorCommand(['taken'], 'pipe');
  const [output, code] = await Promise.all([text(child.stdout!), waitForExit(child)]);
  try {
    if (code === 0) return takenSchema.parse(JSON.parse(output));
  } catch {
    // Said below.
  }
  throw new ImportError(
    'The editor does not say which numbers and addresses its drafts have, so nothing was changed.',
  );
}

/** The editor's newer numbers count, too. */
export const nextNumber = (taken: Taken, file: string, items: readonly Item[]): number =>
  items.reduce((last, { id }) => Math.max(last, Number(id) + 1 || 0), taken[file]?.next ?? 1);

/**
 * What a draft or something in the trash has already, as the end of a sentence: `has the address ring,
 * which …`; undefined where all is free.
 */
export function takenBy(taken: Taken, file: string): (item: Item) => string | undefined {
  const keysOf = (item: object) =>
    uniqueFields.flatMap((field) => {
      const value = uniqueValue(item, field);
      return value === undefined ? [] : [[field, value] as const];
    });
  const hidden = new Map(
    (taken[file]?.hidden ?? []).flatMap((each) =>
      keysOf(each).map(([field, value]) => [`${field} ${value}`, each] as const),
    ),
  );
  return (item) => {
    for (const [field, value] of keysOf(item)) {
      const found = hidden.get(`${field} ${value}`);
      if (found)
        return `has the ${UNIQUE[field]} ${value}, which “${found.name}” has in the editor (no. ${found.id}, ${found.where})`;
    }
    return undefined;
  };
}
