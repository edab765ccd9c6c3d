import { existsSync } from 'node:fs';
import { isZero, ZERO_PRICE } from '@/contract/formats/price';
import type { Column } from '@/contract/records/columns';
import { within } from './content-folder';
import type { Item } from './plan';

const FILES = ['picture', 'file'];

/**
 * What is new in a product, read as the company writes and put into the form in which content holds it.
 * @param before what it was: what was wrong already is no fault of the import
 * @returns sentences for what cannot be read for certain
 */
export function readNew(
  item: Item,
  before: Item | undefined,
  columns: readonly Column[],
): string[] {
  return columns.flatMap(({ name, format, label, read }) => {
    const cell = item[name];
    if (typeof cell !== 'string' || cell === before?.[name] || name === 'title') return [];
    if (format === 'price' && isZero(cell)) return `has the ${label} ${cell}. ${ZERO_PRICE}`;
    const { fault, stored } = read(cell);
    if (fault !== undefined) return `has no ${label}: ${fault}`;
    item[name] = stored;
    return [];
  });
}

const isNew = (item: Item, before: Item | undefined, name: string) =>
  item[name] !== undefined && item[name] !== before?.[name];

/** @returns why a file that a product names newly cannot be shown */
function fileFault(file: unknown, folder: string): string[] {
  if (typeof file !== 'string') return [];
  if (/[,;|\s]\s*(?:https?:|\/)/i.test(file))
    return [`names several pictures, and a product has one: ${file}`];
  return file.startsWith('/media/') && !existsSync(within(folder, file.slice(1)))
    ? [`names a picture that is not there: ${file}`]
    : [];
}

/** @param before what it was: what was wrong already is no fault of the import */
export function productFaults(
  item: Item,
  before: Item | undefined,
  { folder, columns }: { folder: string; columns: readonly Column[] },
): string[] {
  const files = columns.filter(({ format }) => FILES.includes(format));
  return [
    ...(item.title ? [] : ['has no title']),
    ...readNew(item, before, columns),
    ...files.flatMap(({ name }) =>
      isNew(item, before, name) ? fileFault(item[name], folder) : [],
    ),
  ];
}
