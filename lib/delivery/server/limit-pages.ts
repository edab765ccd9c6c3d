import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { heldWords } from '@/lib/content/held-words';
import { HttpError } from '@/lib/platform/http/http-error';
import { plainHtml } from '@/lib/platform/http/plain-html';
import { say } from '@/lib/platform/http/say';
import { speechIn } from '@/lib/platform/http/speech';
import { pagesMadePerIp } from '@/lib/platform/limits/limits';
import { isMadePerRequest } from '@/lib/pages/routes/queries';

/** Refuses a client that has asked for too many pages that had to be made; one that is kept comes without it. */
export const limitPages =
  (listener: RequestListener, clientIpOf: (request: IncomingMessage) => string): RequestListener =>
  (request, response) => {
    if (!isMadePerRequest(request.url ?? '')) return listener(request, response);
    pagesMadePerIp(clientIpOf(request)).then(
      () => listener(request, response),
      (error: unknown) => {
        if (error instanceof HttpError) refuse(response, error);
        else listener(request, response);
      },
    );
  };

function refuse(response: ServerResponse, { status, said, retryAfter }: HttpError): void {
  const words = heldWords();
  const { title, home } = words.errors.limits;
  const { html, headers } = plainHtml({
    language: words.language,
    title,
    text: say(speechIn(words), said),
    link: { href: '/', name: home },
    retryAfter,
  });
  response.writeHead(status, headers).end(html);
}
