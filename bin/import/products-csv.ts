import { contentFile } from '@/content-service/library/content-file';
import { doublesIn, UNIQUE } from '@/contract/doubles';
import { nameOf } from '@/contract/item-keys';
import { plainSigns } from '@/contract/formats/plain-signs';
import type { Column } from '@/contract/records/columns';
import { readRegion } from '@/contract/records/settings';
import { PRODUCTS, readContent, SETTINGS } from './content-folder';
import { listed, readCsv, type CsvRow } from './csv';
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
import { fieldsOf, productColumns, type Fields } from './product-columns';
import { productFaults } from './product-faults';
import { finder, skuFault } from './product-finder';
import { mergedFinder, totalsFinder } from './rows-of-people';
import { spreadsheetDoubt } from './spreadsheet-marks';
import { isShown } from './visibility';

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
  const cleaned: number[] = [];
  const totalIn = totalsFinder(fields, byName);
  const mergedIn = mergedFinder(rows, fields);
  for (const row of rows) {
    try {
      const found = find(row, fields);
      const known = found && after.has(Number(found.id)) ? found : undefined;
      const total = totalIn(row, known !== undefined);
      if (total)
        throw new ImportError(`is a row of totals and no product (${total}): delete the row`);
      const merged = mergedIn(row, known);
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
        ...merged,
        ...productFaults(item, known, { folder, columns }),
        ...[skuFault(row, fields, known), known ? undefined : owner(item)].flatMap(
          (fault) => fault ?? [],
        ),
      ];
      faults.push(...ownFaults.map((fault) => `Row ${row.row} ${ended(fault)}`));
      for (const [column, cell] of row.cells) {
        const isSku = fields.get(column)?.key === 'sku';
        if (!isSku && spreadsheetDoubt(cell)) doubtful.push(`row ${row.row}, ${column}: ${cell}`);
        if (isSku && plainSigns(cell) !== cell) cleaned.push(row.row);
      }
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
      `${hidden.length} rows are not published and were left out: ${listed(hidden)}.`,
    );
  if (doubtful.length > 0)
    plan.notes.push(
      `${doubtful.length} cells look as if a spreadsheet had changed them: ${doubtful.slice(0, 5).join('; ')}.`,
    );
  if (cleaned.length > 0)
    plan.notes.push(
      `Part numbers were taken without signs that nobody sees, and with the digits 0 to 9: rows ${listed(cleaned)}.`,
    );
  planFile(plan, PRODUCTS, before, [...after.values()]);
  return plan;
}
