import { streamMedia } from '@/lib/media/stream';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ origin: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { origin } = await params;
  return streamMedia(origin, request);
}

export { GET as HEAD };
