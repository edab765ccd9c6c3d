import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentFile,
  translationFile,
  type ContentFile,
} from '@/content-service/library/content-file';
import { doublesIn } from '@/contract/doubles';
import type { Region } from '@/contract/formats/region';
import { keyedItems, nameOf, withNumbersOf } from '@/contract/item-keys';
import { readRegion } from '@/contract/records/settings';
import { filesIn, PRODUCTS, readContent, SETTINGS } from './content-folder';
import { NO_EDITOR, takenBy, type Taken } from './editor';
import {
  emptyPlan,
  ImportError,
  isSame,
  itemsOf,
  planFile,
  sentences,
  ended,
  type Item,
  type Plan,
} from './plan';
import { productColumns } from './product-columns';
import { readNew } from './product-faults';
import { unreadable } from './unreadable';
import { hiddenBecause } from './visibility';

function isSameFile(one: string, other: string): boolean {
  return (
    existsSync(other) &&
    statSync(one).size === statSync(other).size &&
    readFileSync(one).equals(readFileSync(other))
  );
}

type Target = { folder: string; taken: Taken; region: Region };

const keysOf = (items: readonly Item[]) => keyedItems(items, (item) => item).found;

/** A list without what is not for visitors. @param faults takes sentences for what cannot be taken */
function publicItems(
  { file, path: endpoint }: ContentFile,
  items: Item[],
  { folder, taken, region }: Target,
  { faults, notes }: { faults: string[]; notes: string[] },
): Item[] {
  const found = readContent(folder, file);
  const before = keysOf(Array.isArray(found) ? (found as Item[]) : []);
  const owner = takenBy(taken, file);
  const columns = productColumns(region);
  const newFaults = unreadable(endpoint, region);
  const changed = new Set<number>();
  const hidden: string[] = [];
  const keys = new Map([...keysOf(items)].map(([key, item]) => [item, key]));
  const kept = items.filter((item, index) => {
    const old = before.get(keys.get(item) ?? '');
    if (old && isSame(old, item)) return true;
    changed.add(index);
    const place = `content/${file}, item ${index + 1} (“${nameOf(item)}”)`;
    const why = hiddenBecause(item, file, Date.now());
    if (why && old) faults.push(`${place} is ${why}, but is on the site: take it off there first.`);
    if (why) {
      hidden.push(`“${nameOf(item)}” (${why})`);
      return false;
    }
    const own = old ? undefined : owner(item);
    if (own) faults.push(`${place} ${own}.`);
    const doubtful = file === PRODUCTS ? readNew(item, old, columns) : [];
    for (const fault of doubtful) faults.push(`${place} ${ended(fault)}`);
    if (doubtful.length === 0)
      for (const fault of newFaults(item, old)) faults.push(`${place}, ${ended(fault)}`);
    return true;
  });
  for (const { field, value, indexes } of doublesIn(items, endpoint))
    if (indexes.some((index) => changed.has(index)))
      faults.push(
        `content/${file}: the items ${indexes
          .slice(0, 10)
          .map((index) => index + 1)
          .join(', ')} have the same ${field}: ${value}.`,
      );
  if (hidden.length > 0)
    notes.push(
      `${hidden.length} items of content/${file} are not published and were left out: ${hidden.slice(0, 10).join(', ')}${hidden.length > 10 ? ' …' : ''}.`,
    );
  return kept;
}

/**
 * Another content folder: its files take the place of those with their names, the others stay. So do all
 * folders of further languages, which nobody but their translators writes.
 */
export function planFolder(folder: string, source: string, taken: Taken = NO_EDITOR): Plan {
  if (!existsSync(join(source, 'content')))
    throw new ImportError(`${source} has no folder “content”.`);
  const plan = emptyPlan();
  const faults: string[] = [];
  const settings = readContent(source, SETTINGS) ?? readContent(folder, SETTINGS);
  const target = { folder, taken, region: readRegion(settings) };
  const contents = filesIn(join(source, 'content'));
  const locales = new Set(contents.flatMap((file) => translationFile(file)?.locale ?? []));
  for (const locale of locales)
    plan.notes.push(
      `content/${locale} is content in a further language and was left out: copy the folder yourself.`,
    );
  for (const file of contents) {
    if (translationFile(file)) continue;
    const known = contentFile(file);
    const value = known && readContent(source, file);
    if (!known) plan.notes.push(`content/${file} is no content and was left out.`);
    else if (!known.schema.safeParse(value).success)
      throw new ImportError(`content/${file} has not the form of ${known.path}.`);
    else {
      const before = readContent(folder, file);
      if (!Array.isArray(value))
        for (const fault of unreadable(known.path, target.region)(value, before))
          faults.push(`content/${file}, ${ended(fault)}`);
      const shown = Array.isArray(value)
        ? publicItems(known, withNumbersOf(value as Item[], itemsOf(before)), target, {
            faults,
            notes: plan.notes,
          })
        : value;
      planFile(plan, file, before, shown);
    }
  }
  if (faults.length > 0) throw new ImportError(sentences(faults));
  for (const kind of ['media', 'documents'])
    for (const file of filesIn(join(source, kind))) {
      const path = join(source, kind, file);
      if (!isSameFile(path, join(folder, kind, file)))
        plan.files.set(`${kind}/${file}`, () => readFile(path));
    }
  return plan;
}
