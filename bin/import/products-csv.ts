import { contentFile } from '@/content-service/library/content-file';
import { doublesIn, UNIQUE, uniqueValue } from '@/contract/doubles';
import { nameOf } from '@/contract/item-keys';
import type { Column } from '@/contract/records/columns';
import { readRegion } from '@/contract/records/settings';
import { readContent } from './content-folder';
import { readCsv, type CsvRow } from './csv';
import { nextNumber, NO_EDITOR, takenBy, type Taken } from './editor';
import {
  emptyPlan,
  ended,
  ImportError,
  itemsOf,
  planFile,
  sentences,
  type Item,
  type Plan,
} from './plan';
import { fieldsOf, productColumns, type Field } from './product-columns';
import { productFaults } from './product-faults';
import { spreadsheetDoubt } from './spreadsheet-marks';
import { isShown } from './visibility';

export const PRODUCTS = 'industrial-products.json';
export const SETTINGS = 'site-settings.json';

type Facts = { name: string; value: string }[];

function withFact(facts: unknown, name: string, value: string): Facts | undefined {
  const found = (Array.isArray(facts) ? facts : []) as Facts;
  const others = found.filter((fact) => fact.name !== name);
  const at = found.findIndex((fact) => fact.name === name);
  const next = value
    ? others.toSpliced(at === -1 ? others.length : at, 0, { name, value })
    : others;
  return next.length > 0 ? next : undefined;
}

type Fields = Map<string, Field>;

/** Columns that the table does not have stay as they are; an empty cell empties the field. */
function changed(
  item: Item,
  fields: Fields,
  columns: ReadonlyMap<string, Column>,
  { cells }: CsvRow,
): Item {
  const next = { ...item };
  for (const [column, value] of cells) {
    const { key, fact } = fields.get(column)!;
    if (key === 'id' || key === 'published') continue;
    if (fact) next.specifications = withFact(next.specifications, fact, value);
    else if (columns.get(key)?.format === 'picture')
      next[key] = value && value.replace(/^(?!\/|https?:)/, '/media/');
    // A number stays one, whichever way it is written.
    else if (![String(next[key] ?? ''), columns.get(key)?.write(next[key])].includes(value))
      next[key] = value;
    if (next[key] === '' || next[key] === undefined) delete next[key];
  }
  return next;
}

const cellOf = ({ cells }: CsvRow, fields: Fields, key: string): string | undefined =>
  [...cells].find(([column]) => fields.get(column)?.key === key)?.[1];

const differs = (one: unknown, other: unknown): boolean =>
  Boolean(one) && Boolean(other) && String(one) !== String(other);

/** PostgreSQL keeps numbers up to 2,147,483,647. */
const MAX_NEW = 999_999_999;

/** The product of a row: by its id, else by its part number. @throws a word where it is not clear */
function finder(products: Item[], taken: Taken) {
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
    const found = bySku.get(sku.normalize('NFC')) ?? [];
    if (found.length > 1) throw new ImportError(`has a part number of several products: ${sku}`);
    return found[0];
  };
}

/** Whether visitors may see a row. @throws a word where nobody knows */
function isPublic(row: CsvRow, fields: Fields): boolean {
  const marks = [...row.cells].filter(([column]) => fields.get(column)?.key === 'published');
  const said = marks.map(([, mark]) => {
    const shown = isShown(mark);
    if (shown === undefined)
      throw new ImportError(
        `does not say whether it is published: ${mark || 'an empty cell'}. Write 1 or 0`,
      );
    return shown;
  });
  return said.every(Boolean);
}

const PRODUCTS_ENDPOINT = contentFile(PRODUCTS)!.path;

/** @returns sentences for what two rows, or a row and another product, may not share */
function doublesOf(products: Map<number, Item>, rows: Map<number, number>): string[] {
  // What is there already keeps what it has.
  const items = [...products].sort(([a], [b]) => (rows.get(a) ?? 0) - (rows.get(b) ?? 0));
  const doubles = doublesIn(
    items.map(([, item]) => item),
    PRODUCTS_ENDPOINT,
  );
  return doubles.flatMap(({ field, value, indexes }) => {
    const [owner, ...others] = indexes.map((index) => items[index]!);
    const [id, item] = owner!;
    const has = rows.has(id) ? `row ${rows.get(id)}` : `“${nameOf(item)}” (no. ${id})`;
    return others.flatMap(([other]) =>
      rows.has(other) ? `Row ${rows.get(other)} has the ${UNIQUE[field]} of ${has}: ${value}.` : [],
    );
  });
}

const skuFault = (row: CsvRow, fields: Fields, found: Item | undefined): string | undefined => {
  const [column, sku = ''] = [...row.cells].find(([name]) => fields.get(name)?.key === 'sku') ?? [];
  const doubt = spreadsheetDoubt(sku);
  if (!doubt || row.marked.has(column!) || found?.sku === sku) return undefined;
  return `has a part number ${doubt}: ${sku}. Give the column the format “text”, or write '${sku} if it is meant so`;
};

/**
 * Products of a table: rows change the product with their id or part number, the others are new.
 * @throws ImportError that names the rows
 */
export function planProducts(folder: string, data: Buffer, taken: Taken = NO_EDITOR): Plan {
  const { columns: names, rows, notes } = readCsv(data);
  const fields = fieldsOf(names);
  const before = itemsOf(readContent(folder, PRODUCTS));
  const columns = productColumns(readRegion(readContent(folder, SETTINGS)));
  const byName = new Map(columns.map((column) => [column.name, column]));
  const find = finder(before, taken);
  const owner = takenBy(taken, PRODUCTS);
  const after = new Map(before.map((item) => [Number(item.id), item]));
  let next = nextNumber(taken, PRODUCTS, before);
  const touched = new Map<number, number>();
  const faults: string[] = [];
  const hidden: number[] = [];
  const doubtful: string[] = [];
  for (const row of rows) {
    try {
      const found = find(row, fields);
      const known = found && after.has(Number(found.id)) ? found : undefined;
      if (!isPublic(row, fields)) {
        if (known)
          throw new ImportError(
            `is not published, but “${String(known.title)}” (no. ${String(known.id)}) is on the site: take that off first, or delete the row`,
          );
        hidden.push(row.row);
        continue;
      }
      const id = found ? Number(found.id) : next;
      next = Math.max(next, id + 1);
      const earlier = touched.get(id);
      if (earlier !== undefined)
        throw new ImportError(`is of the same product as an earlier row (${earlier})`);
      touched.set(id, row.row);
      const item = changed(found ?? { id }, fields, byName, row);
      const ownFaults = [
        ...productFaults(item, known, { folder, columns }),
        ...[skuFault(row, fields, known), known ? undefined : owner(item)].flatMap(
          (fault) => fault ?? [],
        ),
      ];
      faults.push(...ownFaults.map((fault) => `Row ${row.row} ${ended(fault)}`));
      for (const [column, cell] of row.cells)
        if (fields.get(column)?.key !== 'sku' && spreadsheetDoubt(cell))
          doubtful.push(`row ${row.row}, ${column}: ${cell}`);
      after.set(id, item);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      faults.push(`Row ${row.row} ${ended(error.message)}`);
    }
  }
  faults.push(...doublesOf(after, touched));
  if (faults.length > 0) throw new ImportError(sentences(faults));
  const plan = emptyPlan();
  plan.notes.push(...notes);
  if (hidden.length > 0)
    plan.notes.push(
      `${hidden.length} rows are not published and were left out: ${hidden.slice(0, 20).join(', ')}${hidden.length > 20 ? ' …' : ''}.`,
    );
  if (doubtful.length > 0)
    plan.notes.push(
      `${doubtful.length} cells look as if a spreadsheet had changed them: ${doubtful.slice(0, 5).join('; ')}.`,
    );
  planFile(plan, PRODUCTS, before, [...after.values()]);
  return plan;
}
