import { plainSigns } from '@/contract/formats/plain-signs';
import type { Column } from '@/contract/records/columns';
import type { CsvRow } from './csv';
import { itemsOf, type Item } from './plan';
import type { Fields } from './product-columns';

/* What people put into a table for themselves, and what is no product. */

const TOTAL_WORDS = [
  ...['total', 'totals', 'grand total', 'subtotal', 'sub-total', 'sum', 'summe', 'gesamt'],
  ...['gesamtsumme', 'zwischensumme', 'insgesamt', 'total général', 'sous-total', 'somme'],
  ...['totale', 'somma', 'subtotale', 'totaal', 'suma', 'suma total', 'soma', 'razem', 'ogółem'],
  ...['łącznie', 'toplam', 'genel toplam', 'ara toplam', 'المجموع', 'الإجمالي', 'الاجمالي'],
  ...['إجمالي', '合计', '总计', '小计', '合計', 'মোট', 'সর্বমোট'],
];
/** With the number of rows, a colon or a currency behind it. */
const TOTAL = new RegExp(`^(?:${TOTAL_WORDS.join('|')})(?:[^\\p{L}]*|\\s*[:(=].*)$`, 'iu');

/** So many prices above hardly add up to that of a further product. */
const LEAST_ADDENDS = 2;

const KEYS = ['title', 'sku'];
const isSame = (one: number, other: number) => one.toFixed(6) === other.toFixed(6);

/** @returns asked of each row that is of no known product, in their order: the cell by which it is one of totals */
export function totalsFinder(fields: Fields, columns: ReadonlyMap<string, Column>) {
  const sums = new Map<string, { sum: number; addends: number }>();
  return ({ cells }: CsvRow, isKnown: boolean): string | undefined => {
    const filled = [...cells].filter(([, cell]) => cell);
    const keyOf = (column: string) => fields.get(column)!.key;
    const word = filled.find(([column, cell]) => KEYS.includes(keyOf(column)) && TOTAL.test(cell));
    const prices = filled.flatMap(([column, cell]) => {
      const { format, read } = columns.get(keyOf(column)) ?? {};
      const stored = format === 'price' ? read!(cell).stored : undefined;
      return typeof stored === 'number' ? [{ column, cell, stored }] : [];
    });
    const hasMore =
      filled.length > prices.length + 1 || filled.some(([name]) => keyOf(name) === 'sku');
    const added = prices.find(({ column, stored }) => {
      const { sum = 0, addends = 0 } = sums.get(column) ?? {};
      return addends >= LEAST_ADDENDS && isSame(sum, stored);
    });
    for (const { column, stored } of prices) {
      const { sum = 0, addends = 0 } = sums.get(column) ?? {};
      sums.set(column, { sum: sum + stored, addends: addends + 1 });
    }
    if (isKnown) return undefined;
    if (word) return `${word[0]}: ${word[1]}`;
    return added && !hasMore
      ? `${added.column}: ${added.cell}, the sum of the rows above`
      : undefined;
  };
}

/** Cells that name a product or what it belongs to: blank below a value they were hardly left out. */
const NAMING = ['sku', 'category'];

/** What a product has in a column. */
function storedIn(item: Item, { key, fact }: { key: string; fact?: string }): string {
  const value = fact
    ? itemsOf(item.specifications).find(({ name }) => name === fact)?.value
    : item[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * @returns asked of each row in their order: sentences on blank cells of what was one cell of several rows,
 *   whose value tables of spreadsheets keep in the first of them alone
 */
export function mergedFinder(rows: readonly CsvRow[], fields: Fields) {
  const repeated = new Set(
    rows.flatMap(({ cells }, index) =>
      [...cells].flatMap(([column, cell]) =>
        cell && rows[index - 1]?.cells.get(column) === cell ? column : [],
      ),
    ),
  );
  const above = new Map<string, { value: string; row: number }>();
  let last = 0;
  return ({ row, cells }: CsvRow, known: Item | undefined): string[] => {
    if (row > last + 1) above.clear();
    last = row;
    const hasId = [...cells].some(([column, cell]) => fields.get(column)!.key === 'id' && cell);
    return [...cells].flatMap(([column, cell]) => {
      const field = fields.get(column)!;
      const from = above.get(column);
      if (cell) above.set(column, { value: plainSigns(cell), row });
      if (cell || !from) return [];
      const stored = known ? storedIn(known, field) : '';
      const isNaming = NAMING.includes(field.key) && !repeated.has(column);
      const wouldBeNameless = known ? stored !== '' : field.key !== 'sku' || !hasId;
      return stored === from.value || (isNaming && wouldBeNameless)
        ? `has nothing in the column ${column}, below “${from.value}” of row ${from.row}: were the cells merged? Write it into each row; rows that shall have none go into a table of their own`
        : [];
    });
  };
}
