import { existsSync } from 'node:fs';
import { readPrice, ZERO_PRICE } from '@/contract/formats/price';
import type { Region } from '@/contract/formats/region';
import { readSlug } from '@/contract/formats/slug';
import { within } from './content-folder';
import type { Item } from './plan';

const PRICES = ['price', 'discount_price'];

/**
 * Prices that are new, read as the company writes them and stored as numbers.
 * @returns sentences for those that cannot be read for certain
 */
export function readPrices(item: Item, before: Item | undefined, region: Region): string[] {
  return PRICES.flatMap((key) => {
    const written = item[key];
    if (typeof written !== 'string' || written === before?.[key]) return [];
    if (/^\s*0+([.,]0*)?\s*$/.test(written))
      return `has the ${named(key)} ${written}. ${ZERO_PRICE}`;
    const read = readPrice(written, region);
    if (read?.fault !== undefined) return `has no ${named(key)}: ${read.fault}`;
    item[key] = read?.value;
    return [];
  });
}

const named = (key: string): string => (key === 'price' ? 'price' : 'reduced price');

/** @param before what it was: what was wrong already is no fault of the import */
export function productFaults(
  item: Item,
  before: Item | undefined,
  { folder, region }: { folder: string; region: Region },
): string[] {
  const { title, slug, thumbnail } = item;
  const isNew = (key: string) => item[key] !== undefined && item[key] !== before?.[key];
  const picture = isNew('thumbnail') && typeof thumbnail === 'string' ? thumbnail : undefined;
  const isSeveral = picture !== undefined && /[,;|\s]\s*(?:https?:|\/)/i.test(picture);
  const isMissing =
    !isSeveral && picture?.startsWith('/media/') && !existsSync(within(folder, picture.slice(1)));
  return [
    ...(title ? [] : ['has no title']),
    ...readPrices(item, before, region),
    ...(isNew('slug') && readSlug(slug)?.fault ? [`has no address: ${readSlug(slug)!.fault}`] : []),
    ...(isSeveral ? [`names several pictures, and a product has one: ${picture}`] : []),
    ...(isMissing ? [`names a picture that is not there: ${picture}`] : []),
  ];
}
