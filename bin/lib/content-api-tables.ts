import { hostEndpoints } from '@/lib/content/host-endpoints';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/endpoint-types';
import { inputJsonSchema } from '@/contract/records/json-schema';
import { ANY_READING } from '@/lib/content/warnings';

type Json = {
  $ref?: string;
  const?: string;
  type?: string | string[];
  enum?: string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  prefixItems?: Json[];
  anyOf?: Json[];
  oneOf?: Json[];
  'x-format'?: string;
};
type Row = readonly string[];

const endpoints = Object.values(hostEndpoints) as (ListEndpoint | RecordEndpoint)[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const code = (name: string) => `\`${name}\``;
const nameIn = (ref: string) => ref.replace('#/$defs/', '');

/** What a field holds, where that is more than one value: ` (list of Fact)`. */
function shapeOf({
  $ref,
  items,
  prefixItems,
  anyOf = [],
  properties,
  required,
  ...json
}: Json): string {
  if ($ref) return nameIn($ref);
  const entry = prefixItems?.[0] ?? items;
  // Of text, or a list of texts, the format says enough.
  if (json['x-format'] && json['x-format'] !== 'choice') return '';
  if (entry) return ['list of', shapeOf(entry) || 'texts'].join(' ');
  if (properties) return fieldsOf({ properties, required });
  if (json.enum) return json.enum.map(code).join(', ');
  return anyOf.map(shapeOf).find(Boolean) ?? '';
}

function fieldsOf({
  properties = {},
  required = [],
}: Pick<Json, 'properties' | 'required'>): string {
  return Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]) => {
      const shape = shapeOf(field);
      const named = required.includes(name) ? `**${code(name)}**` : code(name);
      return `${named}${shape && ` (${shape})`}`;
    })
    .join(', ');
}

const described = endpoints.map(({ path, description, optional, shape, schema }) => {
  const { $ref = '', $defs = {} } = inputJsonSchema(schema(ANY_READING)) as Json & {
    $defs?: Record<string, Json>;
  };
  const record = nameIn($ref);
  return {
    path,
    description,
    optional,
    record: shape === 'list' ? `list of ${record}` : record,
    $defs,
  };
});

const rowsOf = (isOptional: boolean): Row[] =>
  described
    .filter(({ optional = false }) => optional === isOptional)
    .map(({ path, record, description }) => [
      code(path),
      record,
      description.replace('docs/content-api.md says which', 'see below'),
    ]);

const records = Object.assign({}, ...described.map(({ $defs }) => $defs)) as Record<string, Json>;
const blocks = records.Block?.oneOf ?? [];

/** The tables of docs/content-api.md, by the names of their places there. */
export const contentApiTables: Record<string, string> = {
  endpoints: table(['path', 'record', 'shows'], rowsOf(false)),
  'optional-endpoints': table(['path', 'record', 'shows'], rowsOf(true)),
  records: table(
    ['record', 'fields'],
    Object.entries(records)
      .filter(([, { properties }]) => properties)
      .map(([name, record]) => [name, fieldsOf(record)])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ),
  blocks: table(
    ['`type`', 'fields'],
    blocks.map((block) => [code(block.properties?.type?.const ?? ''), fieldsOf(block)]),
  ),
};

const placeOf = (name: string) =>
  new RegExp(`(?<=<!-- ${name}: made by npm run content:openapi -->\n)[\\s\\S]*?(?=<!-- end -->)`);

/** @returns the document with its tables as the records have them; what is written by hand stays */
export function withTables(document: string): string {
  return Object.entries(contentApiTables).reduce((text, [name, rows]) => {
    if (!placeOf(name).test(text)) throw new Error(`The document has no place for ${name}.`);
    return text.replace(placeOf(name), `\n${rows}\n\n`);
  }, document);
}
