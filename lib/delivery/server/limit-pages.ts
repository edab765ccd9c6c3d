import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { currentWords } from '@/lib/content/words/current-words';
import { HttpError } from '@/lib/platform/http/http-error';
import { plainHtml } from '@/lib/platform/http/plain-html';
import { say } from '@/lib/platform/http/say';
import { speechIn } from '@/lib/platform/http/speech';
import { pagesMadePerIp } from '@/lib/platform/limits/limits';
import { addressOf, languagesNow, MAIN, placeOf } from '@/lib/pages/languages';
import { isMadePerRequest } from '@/lib/pages/routes/queries';

/** Refuses a client that has asked for too many pages that had to be made; one that is kept comes without it. */
export const limitPages =
  (listener: RequestListener, clientIpOf: ClientIpOf): RequestListener =>
  (request, response) => {
    const answer = () => listener(request, response);
    if (!isMadePerRequest(placeOf(request.url ?? '').path)) return answer();
    limitMaking(clientIpOf)(request, response, answer);
  };

type ClientIpOf = (request: IncomingMessage) => string;

/** Counts a page that has to be made for a client, and refuses the next one where these were too many. */
export const limitMaking =
  (clientIpOf: ClientIpOf) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    pagesMadePerIp(clientIpOf(request)).then(next, (error: unknown) => {
      if (error instanceof HttpError) refuse(request, response, error);
      else next();
    });
  };

function refuse(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  { status, said, retryAfter }: HttpError,
): void {
  const { language } = placeOf(url);
  const further = languagesNow().find(({ path }) => path === language && path !== MAIN);
  const words = currentWords(further?.locale);
  const { title, home } = words.errors.limits;
  const { html, headers } = plainHtml({
    language: words.language,
    title,
    text: say(speechIn(words), said),
    link: { href: addressOf({ language, path: '/' }), name: home },
    retryAfter,
  });
  response.writeHead(status, headers).end(html);
}
