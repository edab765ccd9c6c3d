import { uniqueValue } from '@/contract/doubles';
import { plainPartNumber, plainSigns } from '@/contract/formats/plain-signs';
import { PRODUCTS } from './content-folder';
import type { CsvRow } from './csv';
import type { Taken } from './editor';
import { ImportError, type Item } from './plan';
import type { Fields } from './product-columns';
import { spreadsheetDoubt } from './spreadsheet-marks';

const cellOf = ({ cells }: CsvRow, fields: Fields, key: string): string =>
  plainSigns([...cells].find(([column]) => fields.get(column)?.key === key)?.[1] ?? '');

const differs = (one: unknown, other: unknown): boolean =>
  Boolean(one) && Boolean(other) && String(one) !== String(other);

/** PostgreSQL keeps numbers up to 2,147,483,647. */
const MAX_NEW = 999_999_999;

/** The product of a row: by its id, else by its part number. @throws a word where it is not clear */
export function finder(products: Item[], taken: Taken) {
  const byId = new Map(products.map((item) => [String(item.id), item]));
  const bySku = new Map<string, Item[]>();
  for (const item of products) {
    const sku = uniqueValue(item, 'sku');
    if (sku) bySku.set(sku, [...(bySku.get(sku) ?? []), item]);
  }
  return (row: CsvRow, fields: Fields): Item | undefined => {
    const id = cellOf(row, fields, 'id');
    const sku = cellOf(row, fields, 'sku');
    if (id) {
      if (!/^[1-9]\d{0,14}$/.test(id)) throw new ImportError(`has an id that is no number: ${id}`);
      const found = byId.get(id);
      if (found && differs(found.sku, sku) && differs(found.title, cellOf(row, fields, 'title')))
        throw new ImportError(
          `has the number of “${String(found.title)}” (${String(found.sku)}), but another title and part number: are the numbers those of another shop?`,
        );
      if (!found && Number(id) < (taken[PRODUCTS]?.next ?? 0))
        throw new ImportError(
          `has the number ${id}, which the editor gave to something that is not on the site: leave the cell empty for a new product`,
        );
      if (!found && Number(id) > MAX_NEW)
        throw new ImportError(
          `has the number ${id}; a new product has ${MAX_NEW} at most, since the next one is higher: leave the cell empty`,
        );
      return found ?? { id: Number(id) };
    }
    if (!sku) return undefined;
    const found = bySku.get(plainPartNumber(sku)) ?? [];
    if (found.length > 1) throw new ImportError(`has a part number of several products: ${sku}`);
    return found[0];
  };
}

/** @returns why the part number of a row is hardly the one that somebody wrote */
export const skuFault = (
  row: CsvRow,
  fields: Fields,
  found: Item | undefined,
): string | undefined => {
  const [column, sku = ''] = [...row.cells].find(([name]) => fields.get(name)?.key === 'sku') ?? [];
  const doubt = spreadsheetDoubt(sku);
  if (!doubt || row.marked.has(column!) || found?.sku === sku) return undefined;
  return `has a part number ${doubt}: ${sku}. Give the column the format “text”, or write '${sku} if it is meant so`;
};
