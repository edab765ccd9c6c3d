import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { SETTINGS } from '@/lib/content/store/content-types';
import { NOT_LOADED_HEADERS } from '@/lib/content/store/never-loaded';
import { contentStore } from '@/lib/content/store/store';
import { currentWords } from '@/lib/content/words/current-words';
import { isAwaited } from '@/lib/pages/languages';
import { plainHtml } from '@/lib/platform/http/plain-html';
import { isAmongPages, pathOf } from './page-requests';

/**
 * An address in a language that the host may serve is no unknown one: it answers 503 until the host has said.
 * @param fixedHeaders of every answer of the site
 * @returns whether it has answered
 */
export function awaitLanguage(
  request: IncomingMessage,
  response: ServerResponse,
  fixedHeaders: OutgoingHttpHeaders,
): boolean {
  if (!isAmongPages(request) || !isAwaited(pathOf(request))) return false;
  const store = contentStore();
  store.touch();
  // Nobody may have come for another page since the start.
  void store.ready(SETTINGS);
  const { language, errors } = currentWords();
  const { html, headers } = plainHtml({
    language,
    title: errors.limits.title,
    text: errors.contentNotLoaded,
    link: { href: '/', name: errors.limits.home },
  });
  response.writeHead(503, { ...fixedHeaders, ...headers, ...NOT_LOADED_HEADERS }).end(html);
  return true;
}
