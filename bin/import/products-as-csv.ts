import { type Item, itemsOf } from './plan';
import { TEXT_COLUMNS } from './product-columns';

/** Where spreadsheets would run a formula; an apostrophe makes it text, and the import takes it away. */
const FORMULA = /^(?=\s*[=+\-@＝＋－＠])/u;

const cell = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const harmless = typeof value === 'string' ? text.replace(FORMULA, "'") : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

const factsOf = ({ specifications }: Item) =>
  itemsOf(specifications).map(({ name, value }) => [String(name), value] as const);

/** The table that the import reads; as in RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function productsAsCsv(products: Item[]): string {
  const used = TEXT_COLUMNS.filter((key) => products.some((item) => item[key] !== undefined));
  const facts = [...new Set(products.flatMap((item) => factsOf(item).map(([name]) => name)))];
  const head = ['id', ...used, ...facts.map((name) => `specifications: ${name}`)];
  const rows = products.map((item) => {
    const own = new Map(factsOf(item));
    return [item.id, ...used.map((key) => item[key]), ...facts.map((name) => own.get(name))];
  });
  const lines = [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}
