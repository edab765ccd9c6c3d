import {
  createLocalReq,
  type CollectionConfig,
  type Payload,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { env } from './env';

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
 * The stored picture that a request cuts, or gives another focal point. Payload would ask for it at the
 * address of this editor, and refuses addresses of its own machine and network.
 */
export async function pictureToEdit(
  req: PayloadRequest,
  { id, data = {} }: { id?: number; data?: Focus },
): Promise<PayloadRequest['file']> {
  // What the store answered is saved by the same request again: its picture has been cut.
  if (req.context.skipCloudStorage) delete req.query.uploadEdits;
  const edits = req.query?.uploadEdits as Edits | undefined;
  if (!env.s3 || !req.user || id === undefined || !edits || !isEdited(edits, data))
    return undefined;
  const { filename: name, mimeType: mimetype } = (await req.payload.findByID({
    collection: 'media' as never,
    id,
    depth: 0,
  })) as { filename?: string; mimeType?: string };
  const stored = name && mimetype ? await storedMedia(req.payload, name) : undefined;
  return stored && { name: name!, mimetype: mimetype!, data: stored, size: stored.length };
}

/** A file of the store. @returns undefined where it has none of this name */
export async function storedMedia(payload: Payload, filename: string): Promise<Buffer | undefined> {
  const { upload } = payload.collections['media' as never]!['config'];
  const req = await createLocalReq({}, payload);
  for (const handler of (upload.handlers ?? []) as unknown as Handler[]) {
    const answer = await handler(req, { doc: {}, params: { collection: 'media', filename } });
    if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
    if (answer && answer.status !== 404)
      throw new Error(`The media store answered ${answer.status} for ${filename}.`);
  }
  return undefined;
}
