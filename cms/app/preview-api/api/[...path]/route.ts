import config from '@payload-config';
import { getPayload } from 'payload';
import { draftContent } from '@/publishing/draft-content';
import { isFromSite } from '@/server/preview-link';

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** The content with its drafts, for the previews of the site alone. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  if (!isFromSite(request.headers))
    return answer(401, { status: 401, message: 'Only the site reads drafts.' });
  const { path } = await params;
  const data = await draftContent(await getPayload({ config }), path.join('/'));
  return data === undefined
    ? answer(404, { status: 404, message: 'There is nothing here.' })
    : answer(200, { data });
}
