import type { CollectionSlug, Payload } from 'payload';

/** Whether a name that somebody sent is that of a collection. */
export const isCollection = (payload: Payload, slug: string | undefined): slug is CollectionSlug =>
  slug !== undefined && Object.hasOwn(payload.collections, slug);
