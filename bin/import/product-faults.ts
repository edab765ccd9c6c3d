import { existsSync } from 'node:fs';
import { readPrice } from '@/contract/price';
import { within } from './content-folder';
import type { Item } from './plan';

const SLUG = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;

export function priceFault(price: unknown, locale: string | undefined): string | undefined {
  const text = String(price);
  const read = readPrice(text, locale);
  if (!read) return `has a price that is no number: ${text}. Write it like 1480 or 742.50`;
  if ('value' in read) return undefined;
  const [one, other] = read.readings;
  if (other) return `has a price that may mean ${one} or ${other}: ${text}. Write one of these`;
  return one
    ? `has a price that the site does not read as ${one}: ${text}. Write it so`
    : `has a price that nobody can read for certain: ${text}`;
}

/** @param before what it was: what was wrong already is no fault of the import */
export function productFaults(
  item: Item,
  before: Item | undefined,
  { folder, locale }: { folder: string; locale?: string },
): string[] {
  const { title, slug, thumbnail } = item;
  const isNew = (key: string) => item[key] !== undefined && item[key] !== before?.[key];
  const prices = ['price', 'discount_price'].flatMap((key) =>
    isNew(key) && typeof item[key] !== 'number' ? (priceFault(item[key], locale) ?? []) : [],
  );
  const picture = isNew('thumbnail') && typeof thumbnail === 'string' ? thumbnail : undefined;
  const isSeveral = picture !== undefined && /[,;|\s]\s*(?:https?:|\/)/i.test(picture);
  const isMissing =
    !isSeveral && picture?.startsWith('/media/') && !existsSync(within(folder, picture.slice(1)));
  return [
    ...(title ? [] : ['has no title']),
    ...prices,
    ...(isNew('slug') && !SLUG.test(String(slug)) ? [`has no address: ${String(slug)}`] : []),
    ...(isSeveral ? [`names several pictures, and a product has one: ${picture}`] : []),
    ...(isMissing ? [`names a picture that is not there: ${picture}`] : []),
  ];
}
