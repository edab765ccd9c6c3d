import { DEFAULT_REGION, type Region } from '@/contract/formats/region';
import { productRecord } from '@/contract/records/catalogue';
import { columnsOf, type Column } from '@/contract/records/columns';
import { ImportError } from './plan';

/** What people look for at the left. */
const FIRST = ['title', 'sku'];

/** What a table says of a product, beside its number and the rows of its table of facts. */
export function productColumns(region: Region): Column[] {
  const columns = columnsOf(productRecord, region).filter(({ name }) => name !== 'id');
  const isFirst = ({ name }: Column) => FIRST.includes(name);
  return [...columns.filter(isFirst), ...columns.filter((column) => !isFirst(column))];
}

const NAMES = productColumns(DEFAULT_REGION).map(({ name }) => name);

/** A row of the table of facts: `specifications: Weight`. */
const FACT = /^specifications:\s*(.+)$/i;

/** Marks by which tables of shops say what is public. */
const VISIBILITY = ['published', 'status', 'visibility in catalog'];

/** Columns that tables of WooCommerce and Shopify have, and ours never. */
const OF_SHOPS = [
  ...['regular price', 'sale price', 'tax status', 'in stock?', 'is featured?', 'categories'],
  ...['images', 'visibility in catalog', 'type', 'handle', 'variant sku', 'variant price'],
];

type Field = { key: string; fact?: string };
/** By the heads of the columns. */
export type Fields = ReadonlyMap<string, Field>;

function fieldOf(column: string): Field | undefined {
  const [, fact] = FACT.exec(column) ?? [];
  if (fact) return { key: 'specifications', fact: fact.trim() };
  const name = column.toLowerCase();
  if (VISIBILITY.includes(name)) return { key: 'published' };
  const key = ['id', ...NAMES].find((each) => each === name);
  return key ? { key } : undefined;
}

const KNOWN = `Known are id, ${NAMES.join(', ')}, “specifications: …” for each row of the table of facts, and published (rows with 0 are left out).`;

/** @throws ImportError for columns that nobody knows, or that another shop means otherwise */
export function fieldsOf(columns: readonly string[]): Fields {
  const fields = new Map(columns.map((column) => [column, fieldOf(column)] as const));
  const unknown = columns.filter((column) => !fields.get(column));
  const shop = columns.filter((column) => OF_SHOPS.includes(column.toLowerCase()));
  if (shop.length > 1)
    throw new ImportError(
      `This is the table of a shop (${shop.slice(0, 4).join(', ')}). Delete its column ID, whose numbers are not those of this site; rename Name to title, Regular price to price, Sale price to discount_price, Categories to category, Images to thumbnail (one picture); delete rows of variants, and the other columns. Leave Published: rows with 0 or -1 are left out. ${KNOWN}`,
    );
  if (unknown.length > 0) throw new ImportError(`Unknown columns: ${unknown.join(', ')}. ${KNOWN}`);
  // Shops write it so; npm run content:export writes “id”.
  if (columns.includes('ID'))
    throw new ImportError(
      'The column ID: the numbers of another shop are not those of this site. Delete the column, or name it id if they are (as in a table that npm run content:export wrote).',
    );
  // A table may say in several columns what is public: a row is where all of them do.
  const keys = [...fields].map(([column, field]) =>
    field!.key === 'published' ? column : `${field!.key} ${field!.fact ?? ''}`,
  );
  const twice = columns.find((_, index) => keys.indexOf(keys[index]!) !== index);
  if (twice) throw new ImportError(`The column ${twice} is there twice.`);
  return fields as Map<string, Field>;
}
