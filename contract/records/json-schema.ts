import * as z from 'zod';

const documentedInputs = new WeakMap<object, z.ZodType>();

/** Documents what hosts should send, where a schema accepts anything. */
export function documentedAs<Schema extends z.ZodType>(schema: Schema, input: z.ZodType): Schema {
  documentedInputs.set(schema, input);
  return schema;
}

export const documentedInput = (schema: z.ZodType): z.ZodType | undefined =>
  documentedInputs.get(schema);

/** JSON Schema 2020-12, with named schemas under `$defs`. */
export function inputJsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const $defs: z.core.JSONSchema.BaseSchema['$defs'] = {};
  const toJson = (part: z.ZodType) => {
    const json = z.toJSONSchema(part, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const input = documentedInputs.get(zodSchema);
        if (input) Object.assign(jsonSchema, toJson(input));
      },
    });
    Object.assign($defs, json.$defs);
    delete json.$defs;
    delete json.$schema;
    return json;
  };
  return { ...toJson(schema), $defs };
}
