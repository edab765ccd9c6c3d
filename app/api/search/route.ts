import type { NextRequest } from 'next/server';
import { languageOf } from '@/lib/features/forms/form-language';
import { answerError } from '@/lib/features/forms/post-handler';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { trustedClientIp } from '@/lib/platform/http/trusted-client-ip';
import { searchesPerIp } from '@/lib/platform/limits/limits';
import { search } from '@/lib/features/search/search';
import { suggestionOf } from '@/lib/features/search/suggestion';
import { speaking } from '@/lib/pages/in-language';
import { MAIN } from '@/lib/pages/languages';

const MOST_SUGGESTIONS = 6;

/** Any locale that the site does not have, or none, means the main language. */
const languageAsked = ({ nextUrl, headers }: NextRequest): string =>
  languageOf(nextUrl.searchParams.get('language') ?? '', headers)?.path ?? MAIN;

/** GET /api/search?q=&language=: what to suggest while somebody types. */
export const GET = speaking(async (request: NextRequest) => {
  try {
    await searchesPerIp(trustedClientIp(request.headers));
    const words = request.nextUrl.searchParams.get('q') ?? '';
    const { hits } = await search(words, MOST_SUGGESTIONS);
    return Response.json(
      { suggestions: hits.map(suggestionOf) },
      { headers: { 'cache-control': 'no-store' } },
    );
  } catch (error) {
    return answerError(error, request.nextUrl.pathname);
  }
}, languageAsked);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
