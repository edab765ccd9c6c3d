import { useRef, useState } from 'react';
import { getJson } from '@/lib/platform/http/post-json';
import type { Suggestion } from '@/lib/features/search/suggestion';
import { wait } from '@/lib/platform/wait';

/** Between two letters of somebody who types, in ms. */
const PAUSE = 150;
const MIN_LETTERS = 2;
const TIMEOUT = 5_000;

/**
 * Suggestions for what was typed last, with one request at a time.
 * @param locale of the page, on a site in several languages
 */
export function useSuggestions(locale?: string) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const wanted = useRef('');
  const isAsking = useRef(false);

  async function followTyping(): Promise<void> {
    for (let asked: string | undefined; asked !== wanted.current;) {
      asked = wanted.current;
      await wait(PAUSE);
      if (asked === wanted.current) setSuggestions(await suggestionsFor(asked, locale));
    }
  }

  function suggest(words: string): void {
    wanted.current = words.trim();
    if (isAsking.current) return;
    isAsking.current = true;
    void followTyping().finally(() => (isAsking.current = false));
  }
  return { suggestions, suggest };
}

/** None where the request fails: the form still leads to the results. */
async function suggestionsFor(words: string, locale?: string): Promise<Suggestion[]> {
  if (words.length < MIN_LETTERS) return [];
  try {
    const language = locale ? `&language=${locale}` : '';
    const path = `/api/search?q=${encodeURIComponent(words)}${language}`;
    const reply = await getJson<{ suggestions: Suggestion[] }>(path, AbortSignal.timeout(TIMEOUT));
    return reply.ok ? (reply.suggestions ?? []) : [];
  } catch {
    return [];
  }
}
