import { MOST_ON_A_PAGE } from '@/lib/platform/paging';
import type { ContentSchema, Warn } from './warnings';

/** What the site knows of an endpoint; everything else about it is derived from its entry. */
type Common = {
  path: string;
  /** Where it shows: the summary in the OpenAPI document. */
  description: string;
  /** A host may do without it: 404, 405 and 501 then mean that there is nothing. */
  optional?: boolean;
};

/** A list of items, each validated for itself. */
export type ListEndpoint<T = unknown> = Common & {
  shape: 'list';
  schema: ContentSchema<T>;
  /** How many items the site takes; without it, as many as any list may have. */
  shown?: number;
  /** Shown with `SAMPLES=on` where the host has nothing; in the shape in which hosts send it. */
  sample?: unknown[];
};

/** One record. */
export type RecordEndpoint<T = unknown, View = T> = Common & {
  shape: 'record';
  /** What is stored. */
  schema: ContentSchema<T>;
  /** What pages get of it; says what it leaves out. */
  view: (record: T, warn?: Warn) => View;
  /** What visitors see of it, by name; undefined, or an empty list, where the host has nothing. */
  blocks: (view: View) => Record<string, unknown>;
  /** What the site does without what the contract does not ask for. */
  hints?: (record: T) => string[];
  /** As for a list. */
  sample?: object;
};

/** A list whose items have pages of their own, or are chosen from. */
export const list = <T>(endpoint: Omit<ListEndpoint<T>, 'shape' | 'shown'>): ListEndpoint<T> => ({
  shape: 'list',
  ...endpoint,
});

/** A list that a page shows as a whole. */
export const shortList = <T>(
  endpoint: Omit<ListEndpoint<T>, 'shape' | 'shown'>,
): ListEndpoint<T> => ({
  ...list(endpoint),
  shown: MOST_ON_A_PAGE,
});

export const record = <T, View>(
  endpoint: Omit<RecordEndpoint<T, View>, 'shape'>,
): RecordEndpoint<T, View> => ({ shape: 'record', ...endpoint });
