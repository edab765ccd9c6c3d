import 'server-only';
import { inputJsonSchema } from '@/contract/records/json-schema';
import { ANY_READING, type ContentSchema } from '@/lib/content/schemas/warnings';

const FORMATS = ['file', 'picture'];

/** The fields of an endpoint that name a picture or file that visitors may fetch. */
export const fileFields = ({ schema }: { schema: ContentSchema<unknown> }): ReadonlySet<string> =>
  new Set(fieldsOf(inputJsonSchema(schema(ANY_READING))));

function fieldsOf(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, inner]: [string, unknown]) =>
    FORMATS.includes((inner as { 'x-format'?: string } | null)?.['x-format'] ?? '')
      ? [name]
      : fieldsOf(inner),
  );
}
