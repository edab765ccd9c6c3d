import type { NextRequest } from 'next/server';
import { receiveView } from '@/lib/features/counts/receive-view';
import { answerError } from '@/lib/features/forms/post-handler';
import { allowOnly } from '@/lib/platform/http/allow-only';

/** Where a link was followed without loading a document, only the browser knows. */
export async function POST(request: NextRequest): Promise<Response> {
  try {
    await receiveView(request);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerError(error, request.nextUrl.pathname);
  }
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
