import 'server-only';
import * as z from 'zod';
import { file } from '@/lib/content/fields';
import { inputJsonSchema } from '@/lib/content/json-schema';
import type { ContentSchema } from '@/lib/content/warnings';

/** The fields of an endpoint that name a picture or file. */
export function fileFields({ schema }: { schema: ContentSchema<unknown> }): ReadonlySet<string> {
  const id = z.globalRegistry.get(file)?.id;
  return new Set(fieldsOf(inputJsonSchema(schema(() => undefined)), `#/$defs/${id}`));
}

function fieldsOf(json: unknown, ref: string): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, inner]: [string, unknown]) =>
    (inner as { $ref?: unknown } | null)?.$ref === ref ? [name] : fieldsOf(inner, ref),
  );
}
