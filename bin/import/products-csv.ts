import { existsSync } from 'node:fs';
import { readContent, within } from './content-folder';
import { readCsv, type CsvRow } from './csv';
import { emptyPlan, ImportError, itemsOf, planFile, type Item, type Plan } from './plan';

export const PRODUCTS = 'industrial-products.json';

/** Fields of a product that are one text, by the columns of the table. */
export const TEXT_COLUMNS = [
  ...['title', 'sku', 'category', 'price', 'discount_price', 'short_description', 'html'],
  ...['thumbnail', 'alt', 'slug', 'contact', 'updated_at'],
] as const;
/** A row of the table of facts: `specifications: Weight`. */
const FACT = /^specifications:\s*(.+)$/i;

const MAX_FAULTS = 20;
const PRICE = /^\d{1,3}([ ,.']?\d{3})*([.,]\d{1,2})?$/;
const SLUG = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;

type Field = { key: string; fact?: string };

function fieldOf(column: string): Field | undefined {
  const [, fact] = FACT.exec(column) ?? [];
  if (fact) return { key: 'specifications', fact: fact.trim() };
  const key = ['id', ...TEXT_COLUMNS].find((name) => name === column.toLowerCase());
  return key ? { key } : undefined;
}

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

/** Columns that the table does not have stay as they are; an empty cell empties the field. */
function changed(item: Item, fields: Map<string, Field>, { cells }: CsvRow): Item {
  const next = { ...item };
  for (const [column, value] of cells) {
    const { key, fact } = fields.get(column)!;
    if (key === 'id') continue;
    if (fact) next.specifications = withFact(next.specifications, fact, value);
    else if (key === 'thumbnail')
      next.thumbnail = value && value.replace(/^(?!\/|https?:)/, '/media/');
    // A number stays one.
    else if (String(next[key] ?? '') !== value) next[key] = value;
    if (next[key] === '' || next[key] === undefined) delete next[key];
  }
  return next;
}

/** @param before what the row changes: a picture that was missing already is no fault of the table */
function faultsOf(item: Item, before: Item | undefined, folder: string): string[] {
  const { title, price, discount_price: reduced, slug, thumbnail } = item;
  const isMissing =
    typeof thumbnail === 'string' &&
    thumbnail !== before?.thumbnail &&
    thumbnail.startsWith('/media/') &&
    !existsSync(within(folder, thumbnail.slice(1)));
  return [
    ...(title ? [] : ['has no title']),
    ...[price, reduced].flatMap((each) =>
      each === undefined || PRICE.test(String(each))
        ? []
        : [`has a price that the site cannot read: ${String(each)}`],
    ),
    ...(slug === undefined || SLUG.test(String(slug)) ? [] : [`has no address: ${String(slug)}`]),
    ...(isMissing ? [`names a picture that is not there: ${thumbnail}`] : []),
  ];
}

/** The product of a row: by its id, else by its part number. @throws a word where it is not clear */
function finder(products: Item[]) {
  const byId = new Map(products.map((item) => [String(item.id), item]));
  const bySku = new Map<string, Item[]>();
  for (const item of products)
    if (item.sku) bySku.set(String(item.sku), [...(bySku.get(String(item.sku)) ?? []), item]);
  return ({ cells }: CsvRow, fields: Map<string, Field>): Item | undefined => {
    const cell = (key: string) =>
      [...cells].find(([column]) => fields.get(column)?.key === key)?.[1];
    const id = cell('id');
    if (id) {
      if (!/^[1-9]\d{0,14}$/.test(id)) throw new ImportError(`has an id that is no number: ${id}`);
      return byId.get(id) ?? { id: Number(id) };
    }
    const sku = cell('sku');
    if (!sku) return undefined;
    const found = bySku.get(sku) ?? [];
    if (found.length > 1) throw new ImportError(`has a part number of several products: ${sku}`);
    return found[0];
  };
}

/**
 * Products of a table: rows change the product with their id or part number, the others are new.
 * @throws ImportError that names the rows
 */
export function planProducts(folder: string, data: Buffer): Plan {
  const { columns, rows } = readCsv(data);
  const fields = new Map(columns.map((column) => [column, fieldOf(column)] as const));
  const unknown = columns.filter((column) => !fields.get(column));
  if (unknown.length > 0)
    throw new ImportError(
      `Unknown columns: ${unknown.join(', ')}. Known are id, ${TEXT_COLUMNS.join(', ')}, and “specifications: …” for each row of the table of facts.`,
    );
  const before = itemsOf(readContent(folder, PRODUCTS));
  const find = finder(before);
  const after = new Map(before.map((item) => [Number(item.id), item]));
  let last = Math.max(0, ...after.keys());
  const touched = new Set<number>();
  const faults: string[] = [];
  for (const row of rows) {
    try {
      const found = find(row, fields as Map<string, Field>);
      const id = found ? Number(found.id) : (last += 1);
      last = Math.max(last, id);
      if (touched.has(id)) throw new ImportError('is of the same product as an earlier row');
      touched.add(id);
      const item = changed(found ?? { id }, fields as Map<string, Field>, row);
      faults.push(...faultsOf(item, found, folder).map((fault) => `Row ${row.row} ${fault}.`));
      after.set(id, item);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      faults.push(`Row ${row.row} ${error.message}.`);
    }
  }
  if (faults.length > 0)
    throw new ImportError(
      [...faults.slice(0, MAX_FAULTS), ...(faults.length > MAX_FAULTS ? ['…'] : [])].join('\n'),
    );
  const plan = emptyPlan();
  planFile(plan, PRODUCTS, before, [...after.values()]);
  return plan;
}
