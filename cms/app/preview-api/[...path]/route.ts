import config from '@payload-config';
import { getPayload } from 'payload';
import { draftContent } from '@/publishing/draft-content';
import { contentFile } from '@/publishing/media-files';
import { fileTypeOf } from '@/server/file-names';
import { isFromSite } from '@/server/preview-link';

const FOLDER = '/preview-api';
const headers = { 'cache-control': 'no-store' };

const answer = (status: number, body: object): Response => Response.json(body, { status, headers });

function pathOf(request: Request): string {
  try {
    return decodeURIComponent(new URL(request.url).pathname.slice(FOLDER.length));
  } catch {
    return '';
  }
}

/** The content with its drafts, and its files, for the previews of the site alone. */
export async function GET(request: Request): Promise<Response> {
  if (!isFromSite(request.headers))
    return answer(401, { status: 401, message: 'Only the site reads drafts.' });
  const payload = await getPayload({ config });
  const path = pathOf(request);
  const [, name] = /^\/api\/(.+)$/.exec(path) ?? [];
  const data = name && (await draftContent(payload, name));
  if (data) return answer(200, { data });
  const file = await contentFile(payload, path);
  if (!file) return answer(404, { status: 404, message: 'There is nothing here.' });
  const type = fileTypeOf(path) ?? 'application/octet-stream';
  return new Response(new Uint8Array(file), { headers: { ...headers, 'content-type': type } });
}
