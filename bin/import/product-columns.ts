import { ImportError } from './plan';

/** Fields of a product that are one text, by the columns of the table. */
export const TEXT_COLUMNS = [
  ...['title', 'sku', 'category', 'price', 'discount_price', 'short_description', 'html'],
  ...['thumbnail', 'alt', 'slug', 'contact', 'updated_at'],
] as const;
/** A row of the table of facts: `specifications: Weight`. */
const FACT = /^specifications:\s*(.+)$/i;

/** Marks by which tables of shops say what is public. */
const VISIBILITY = ['published', 'status', 'visibility in catalog'];

/** Columns that tables of WooCommerce and Shopify have, and ours never. */
const OF_SHOPS = [
  ...['regular price', 'sale price', 'tax status', 'in stock?', 'is featured?', 'categories'],
  ...['images', 'visibility in catalog', 'type', 'handle', 'variant sku', 'variant price'],
];

export type Field = { key: string; fact?: string };

function fieldOf(column: string): Field | undefined {
  const [, fact] = FACT.exec(column) ?? [];
  if (fact) return { key: 'specifications', fact: fact.trim() };
  const name = column.toLowerCase();
  if (VISIBILITY.includes(name)) return { key: 'published' };
  const key = ['id', ...TEXT_COLUMNS].find((each) => each === name);
  return key ? { key } : undefined;
}

const KNOWN = `Known are id, ${TEXT_COLUMNS.join(', ')}, “specifications: …” for each row of the table of facts, and published (rows with 0 are left out).`;

/** @throws ImportError for columns that nobody knows, or that another shop means otherwise */
export function fieldsOf(columns: readonly string[]): Map<string, Field> {
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
