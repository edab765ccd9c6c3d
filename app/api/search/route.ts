import type { NextRequest } from 'next/server';
import { answerError } from '@/lib/forms/post-handler';
import { allowOnly } from '@/lib/http/allow-only';
import { trustedClientIp } from '@/lib/http/trusted-client-ip';
import { searchesPerIp } from '@/lib/limits/limits';
import { search } from '@/lib/search/search';
import type { Suggestion } from '@/lib/search/suggestion';

const MOST_SUGGESTIONS = 6;

/** GET /api/search?q=: what to suggest while somebody types. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    await searchesPerIp(trustedClientIp(request.headers));
    const words = request.nextUrl.searchParams.get('q') ?? '';
    const { hits } = await search(words, MOST_SUGGESTIONS);
    const suggestions = hits.map(({ kind, title, href }): Suggestion => ({ kind, title, href }));
    return Response.json({ suggestions }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerError(error, request.nextUrl.pathname);
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
