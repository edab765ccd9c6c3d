import { readFile } from 'node:fs/promises';
import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { pathWithin } from '@/publishing/write-file';
import { inDataDir } from '@/server/data-folder';
import { env } from '@/server/env';
import { storedMedia } from '@/server/media-store';
import { publishedSettings } from '@/server/published-settings';

const fileOf = (payload: Payload, name: string) =>
  (env.s3 ? storedMedia(payload, name) : readFile(pathWithin(inDataDir('media'), name))).catch(
    () => undefined,
  );

/** Shown before anybody has signed in, so only what is published. */
export async function GET(): Promise<Response> {
  const payload = await getPayload({ config });
  const found = (await publishedSettings(1))?.logo;
  const logo = typeof found === 'object' ? found : undefined;
  const file = logo?.filename ? await fileOf(payload, logo.filename) : undefined;
  if (!file || !logo?.mimeType) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': logo.mimeType,
      'cache-control': 'private, max-age=300',
    },
  });
}
