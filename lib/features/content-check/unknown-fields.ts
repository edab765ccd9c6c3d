import 'server-only';
import { inputJsonSchema } from '@/contract/records/json-schema';
import { ANY_READING, type ContentSchema } from '@/lib/content/schemas/warnings';
import { nearest } from './nearest';
import { printable } from './printable';

export type UnknownField = {
  /** With the fields around it: `facts.valeu`. */
  field: string;
  /** How often it was found. */
  count: number;
  /** The field that was probably meant. */
  meant?: string;
};

type Json = {
  $ref?: string;
  $defs?: Record<string, Json>;
  const?: unknown;
  properties?: Record<string, Json>;
  items?: Json;
  prefixItems?: Json[];
} & Partial<Record<'anyOf' | 'oneOf' | 'allOf', Json[]>>;

/** Of one endpoint. */
const MAX_FIELDS = 200;
const MAX_ITEMS = 2_000;

/** The fields of records that the schema of an endpoint does not know, misspelt ones first. */
export function unknownFields(
  { schema }: { schema: ContentSchema<unknown> },
  records: readonly unknown[],
): UnknownField[] {
  const json = inputJsonSchema(schema(ANY_READING)) as Json;
  const found = new Map<string, UnknownField>();

  const resolved = (part: Json): Json[] => {
    const named = part.$ref ? json.$defs?.[part.$ref.replace('#/$defs/', '')] : undefined;
    const choices = [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])];
    return [part, ...(named ? resolved(named) : []), ...choices.flatMap(resolved)];
  };

  function walk(parts: Json[], value: unknown, path: string): void {
    if (Array.isArray(value)) {
      const entries = parts.flatMap(({ items, prefixItems = [] }) =>
        [...prefixItems, ...(items ? [items] : [])].flatMap(resolved),
      );
      for (const entry of value.slice(0, MAX_ITEMS)) walk(entries, entry, path);
    } else if (typeof value === 'object' && value !== null) {
      walkRecord(parts, value as Record<string, unknown>, path);
    }
  }

  function walkRecord(parts: Json[], record: Record<string, unknown>, path: string): void {
    const shapes = parts.filter(({ properties }) => properties);
    const fitting = shapes.filter(({ properties }) =>
      Object.entries(properties!).every(
        ([name, { const: fixed }]) => fixed === undefined || fixed === record[name],
      ),
    );
    const chosen = fitting.length > 0 ? fitting : shapes;
    if (chosen.length === 0) return;
    const known = new Set(chosen.flatMap(({ properties }) => Object.keys(properties!)));
    for (const [name, value] of Object.entries(record)) {
      const field = path ? `${path}.${name}` : name;
      if (known.has(name)) {
        const parts = chosen.flatMap(({ properties }) => properties![name] ?? []);
        walk(parts.flatMap(resolved), value, field);
      } else {
        note(field, name, known, record);
      }
    }
  }

  function note(
    field: string,
    name: string,
    known: ReadonlySet<string>,
    record: Record<string, unknown>,
  ): void {
    const same = found.get(field);
    if (same) same.count++;
    else if (found.size < MAX_FIELDS) {
      const free = [...known].filter((candidate) => !(candidate in record));
      found.set(field, { field: printable(field), count: 1, meant: nearest(name, free) });
    }
  }

  for (const record of records.slice(0, MAX_ITEMS)) walk(resolved(json), record, '');
  return [...found.values()].sort((one, other) => Number(!one.meant) - Number(!other.meant));
}
