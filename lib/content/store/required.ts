import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { currentWords } from '@/lib/content/words/current-words';
import { NeverLoadedError, NOT_LOADED_HEADERS } from './never-loaded';

/** 503 for a file whose content has never been fetched; the cache handler does not store it. */
export async function answerWhenLoaded(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof NeverLoadedError)) throw error;
    return new Response(`${currentWords().errors.contentNotLoaded}\n`, {
      status: 503,
      headers: { ...NOT_LOADED_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
}

/** For what would be wrong without content: an error is not stored. @throws NeverLoadedError */
export function requireContent(known: boolean, name: string): void {
  if (known || process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  throw new NeverLoadedError(name);
}
