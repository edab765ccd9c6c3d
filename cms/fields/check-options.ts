import type { CollectionSlug, TextField, Validate } from 'payload';

/** What Payload tells a check of a text: the document around it, the path, the request. */
export type CheckOptions = Parameters<Validate<unknown, unknown, unknown, TextField>>[1] & {
  collectionSlug?: CollectionSlug;
  id?: number | string;
};
