import { MOST_ON_A_PAGE, type Endpoint } from '@/contract/endpoint';
import type { ContentSchema, Warn } from './warnings';

/** What the contract tells of an endpoint. */
type EndpointBase = Pick<Endpoint, 'path' | 'description'> & { optional?: boolean };

/** A list of items, each validated for itself. */
export type ListEndpoint<T = unknown> = EndpointBase & {
  shape: 'list';
  schema: ContentSchema<T>;
  /** How many items the site takes; without it, as many as any list may have. */
  shown?: number;
  /** Shown with `SAMPLES=on` where the host has nothing; in the shape in which hosts send it. */
  sample?: unknown[];
};

type ReadRecord<T, View> = {
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

/** One record. */
export type RecordEndpoint<T = unknown, View = T> = EndpointBase & { shape: 'record' } & ReadRecord<
    T,
    View
  >;

export const list = <T>(
  { path, description, optional, short }: Endpoint<'list'>,
  schema: ContentSchema<T>,
  sample?: unknown[],
): ListEndpoint<T> => ({
  ...{ path, description, optional, shape: 'list', schema, sample },
  shown: short && MOST_ON_A_PAGE,
});

export const record = <T, View>(
  { path, description, optional }: Endpoint<'record'>,
  read: ReadRecord<T, View>,
): RecordEndpoint<T, View> => ({ path, description, optional, shape: 'record', ...read });
