import type { NextRequest } from 'next/server';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { answerError } from '@/lib/features/forms/post-handler';
import { receiveVitals } from '@/lib/features/vitals/receive';

export async function POST(request: NextRequest): Promise<Response> {
  try {
    await receiveVitals(request);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerError(error, request.nextUrl.pathname);
  }
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
