import 'server-only';
import { z } from 'zod';
import { contract } from '@/lib/content/contract';
import { file } from '@/lib/content/fields';
import { inputJsonSchema } from '@/lib/content/json-schema';

/** The content fields that name a picture or file. */
export function fileFields(): ReadonlySet<string> {
  const id = z.globalRegistry.get(file)?.id;
  const schemas = Object.values(contract).map(({ schema }) => schema(() => undefined));
  return new Set(schemas.flatMap((schema) => fieldsOf(inputJsonSchema(schema), `#/$defs/${id}`)));
}

function fieldsOf(json: unknown, ref: string): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, inner]: [string, unknown]) =>
    (inner as { $ref?: unknown } | null)?.$ref === ref ? [name] : fieldsOf(inner, ref),
  );
}
