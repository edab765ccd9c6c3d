import type * as z from 'zod';
import { MOST_ON_A_PAGE, type Endpoint } from '@/contract/endpoint';
import type { Region } from '@/contract/formats/region';
import type { Merged } from '@/contract/languages/merge-record';
import type { Fields } from '@/contract/records/fields';
import { hostFields } from './host-fields';
import type { ContentSchema, Warn } from './warnings';

/** What the contract tells of an endpoint. */
type EndpointBase = Pick<Endpoint, 'path' | 'description'> & { optional?: boolean };

/** For whom content is shown. */
export type Audience = {
  /** How the company writes, in its main language. */
  region: Region;
  /** Of the language in which it is shown. */
  locale: string;
};

/** A record as a host sends it, once it is read; in a further language, merged with the main one. */
export type Written<Schema extends (f: Fields) => z.ZodType> = Merged<z.infer<ReturnType<Schema>>>;

/** A list of items, each validated for itself. */
export type ListEndpoint<T extends object = object, View = unknown> = EndpointBase & {
  shape: 'list';
  /** What is stored of an item. */
  schema: ContentSchema<T>;
  /** What pages get of it. */
  view(item: T, audience: Audience): View;
  /** How many items the site takes; without it, as many as any list may have. */
  shown?: number;
  /** Shown with `SAMPLES=on` where the host has nothing; in the shape in which hosts send it. */
  sample?: unknown[];
};

type ReadRecord<T, View> = {
  /** What pages get of it; says what it leaves out. */
  view(record: T, audience: Audience, warn?: Warn): View;
  /** What visitors see of it, by name; undefined, or an empty list, where the host has nothing. */
  blocks(view: View): Record<string, unknown>;
  /** What the site does without what the contract does not ask for. */
  hints?(record: T): string[];
  /** As for a list. */
  sample?: object;
};

/** One record. */
export type RecordEndpoint<T extends object = object, View = unknown> = EndpointBase & {
  shape: 'record';
  /** What is stored. */
  schema: ContentSchema<T>;
} & ReadRecord<T, View>;

export const list = <T extends object, View>(
  { path, description, optional, short }: Endpoint<'list'>,
  record: (fields: Fields) => z.ZodType<T>,
  view: (item: T, audience: Audience) => View,
  sample?: unknown[],
): ListEndpoint<T, View> => ({
  ...{ path, description, optional, shape: 'list', view, sample },
  schema: (reading) => record(hostFields(reading)),
  shown: short && MOST_ON_A_PAGE,
});

export const record = <T extends object, View>(
  { path, description, optional }: Endpoint<'record'>,
  schema: ContentSchema<T>,
  read: ReadRecord<T, View>,
): RecordEndpoint<T, View> => ({ path, description, optional, shape: 'record', schema, ...read });
