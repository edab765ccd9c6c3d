import { readFile } from 'node:fs/promises';
import {
  createLocalReq,
  type CollectionConfig,
  type Payload,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { pathWithin } from '@/publishing/write-file';
import { inDataDir } from './data-folder';
import { env } from './env';
import { anotherName } from './file-names';

/** Keeps pictures in an S3-compatible store instead of the data folder, where one is named. */
export const mediaStore: Plugin = async (config) => {
  if (!env.s3) return config;
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = env.s3;
  // Loaded where it is used: the client of the store takes 40 MB of memory.
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const stored = await s3Storage({
    bucket,
    collections: { media: true },
    config: {
      endpoint,
      region,
      // Stores other than Amazon's have no name for each bucket.
      forcePathStyle: endpoint !== undefined,
      credentials: { accessKeyId, secretAccessKey },
    },
  } as Parameters<typeof s3Storage>[0])(config);
  return { ...stored, collections: stored.collections?.map(withoutKeys) };
};

/** The names that browsers give what they send to a store themselves; none does here. */
const withoutKeys = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
});

type Handler = (
  req: PayloadRequest,
  args: { doc: object; params: { collection: string; filename: string } },
) => Promise<Response | void> | Response | void;

type Focus = { focalX?: unknown; focalY?: unknown };
type Edits = {
  crop?: unknown;
  widthInPixels?: unknown;
  heightInPixels?: unknown;
  focalPoint?: { x: unknown; y: unknown };
};

/** As Payload decides it. */
const isEdited = (
  { crop, widthInPixels, heightInPixels, focalPoint }: Edits,
  { focalX, focalY }: Focus,
): boolean =>
  Boolean(crop ?? widthInPixels ?? heightInPixels) ||
  (focalPoint !== undefined && (focalPoint.x !== focalX || focalPoint.y !== focalY));

/**
 * The stored picture that a request cuts, or gives another focal point. Payload would ask for it at an
 * address, where the editor's own has changed or pictures are in a store.
 */
export async function pictureToEdit(
  req: PayloadRequest,
  { id, data = {} }: { id?: number; data?: Focus },
): Promise<PayloadRequest['file']> {
  // What the store answered is saved by the same request again: its picture has been cut.
  if (req.context.skipCloudStorage) delete req.query.uploadEdits;
  const edits = req.query?.uploadEdits as Edits | undefined;
  if (id === undefined || !edits || !isEdited(edits, data)) return undefined;
  const { filename: name, mimeType: mimetype } = (await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    req,
  })) as { filename?: string; mimeType?: string };
  // A document has nothing to cut.
  if (!name || !mimetype?.startsWith('image/')) return undefined;
  const stored = await storedMedia(req.payload, name);
  return stored && { name: anotherName(name), mimetype, data: stored, size: stored.length };
}

/** A file of the store, or of the folder. @returns undefined where neither has one of this name */
export const storedMedia = async (payload: Payload, name: string): Promise<Buffer | undefined> =>
  (env.s3 ? await fromStore(payload, name) : undefined) ??
  readFile(pathWithin(inDataDir('media'), name)).catch(() => undefined);

async function fromStore(payload: Payload, filename: string): Promise<Buffer | undefined> {
  const { upload } = payload.collections.media.config;
  const req = await createLocalReq({}, payload);
  const handlers: readonly unknown[] = upload.handlers ?? [];
  for (const handler of handlers as Handler[]) {
    const answer = await handler(req, { doc: {}, params: { collection: 'media', filename } });
    if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
    if (answer && answer.status !== 404)
      throw new Error(`The media store answered ${answer.status} for ${filename}.`);
  }
  return undefined;
}
