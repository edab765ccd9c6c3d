/** A schema.org node; undefined properties are left out of the JSON. */
export type Thing = { '@type': string; [property: string]: unknown };
