/** A schema.org node. */
export type Thing = { '@type': string; [property: string]: unknown };
