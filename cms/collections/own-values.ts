import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { badRequest } from './bad-request';
import { refuseWrongTypes } from './value-types';

/** Of the file, which the upload itself fills in. */
const OF_FILES = [
  ...['filename', 'mimeType', 'filesize', 'width', 'height', 'sizes'],
  ...['url', 'thumbnailURL', 'prefix'],
];

const between = (value: unknown): number | undefined => {
  const percent = Number(value);
  return percent >= 0 && percent <= 100 ? percent : undefined;
};

/** Set where the editor itself puts back what it has kept in a version. */
export const RESTORES = 'restores';

type Operation<Args> = {
  args: Args;
  /** Of what is written: a collection or a record. */
  entity: { fields: Field[]; upload?: CollectionConfig['upload'] };
  operation: string;
  req: Pick<PayloadRequest, 'context' | 'payloadAPI' | 'pathname'>;
};

/**
 * What the editor fills in itself is not taken from a request: the number of a new item (one high number
 * would leave none for the next), its place in the list, which is dragged, the time at which something went into the trash (long ago, it would be
 * deleted for good with the next round), what a file is, and what stands beside the fields, where nobody
 * sees it who publishes.
 */
export function keepOwnValues<Args extends object>({
  args,
  entity,
  operation,
  req,
}: Operation<Args>): Args {
  const isRequest = req.payloadAPI !== 'local' && ['create', 'update'].includes(operation);
  const { data: given }: { data?: Record<string, unknown> } = args;
  if (!isRequest || req.context[RESTORES] || given === undefined) return args;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw badRequest('An entry is an object of its fields and their values.');
  const { id, ...data } = given;
  if (operation === 'update' && id !== undefined) data.id = id;
  delete data.further;
  // From another key than its own Payload counts no further: nothing could be added to the list.
  if (!req.pathname?.endsWith('/reorder')) delete data._order;
  if (data.deletedAt) data.deletedAt = new Date().toISOString();
  if (entity.upload) {
    for (const name of OF_FILES) delete data[name];
    for (const name of ['focalX', 'focalY'])
      if (name in data && between(data[name]) === undefined) delete data[name];
  }
  refuseWrongTypes(entity.fields, data);
  return { ...args, data };
}
