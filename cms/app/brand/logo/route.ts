import { readFile } from 'node:fs/promises';
import config from '@payload-config';
import { getPayload } from 'payload';
import { pathWithin } from '@/contract/write-file';
import { inDataDir } from '@/server/data-folder';

type Settings = { _status?: string; logo?: { filename?: string; mimeType?: string } | null };

/** Shown before anybody has signed in, so only what is published. */
export async function GET(): Promise<Response> {
  const payload = await getPayload({ config });
  const { logo, _status } = (await payload.findGlobal({
    slug: 'site-settings' as never,
    depth: 1,
    overrideAccess: true,
  })) as Settings;
  const file =
    _status === 'published' && logo?.filename
      ? await readFile(pathWithin(inDataDir('media'), logo.filename)).catch(() => undefined)
      : undefined;
  if (!file || !logo?.mimeType) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': logo.mimeType,
      'cache-control': 'private, max-age=300',
    },
  });
}
