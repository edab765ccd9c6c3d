import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HttpError } from '@/lib/platform/http/http-error';
import { plainHtml } from '@/lib/platform/http/plain-html';
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

function refuse(response: ServerResponse, { status, message, retryAfter }: HttpError): void {
  const link = { href: '/', name: 'To the home page' };
  const { html, headers } = plainHtml({ title: 'Please wait', text: message, link, retryAfter });
  response.writeHead(status, headers).end(html);
}
