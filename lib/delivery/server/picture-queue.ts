import type { RequestListener, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { limitFunction } from 'p-limit';

/** What draws or converts pictures for each new address: work that keeps a processor busy. */
const DRAWN = /^\/(_next\/image\?|og\/)/;

/**
 * Lets a few pictures be made at a time, in the order in which they are asked for, so that a burst of
 * new ones leaves memory and threads for pages. Whoever has left when the turn comes is passed over.
 * @param atOnce how many may be in the making
 */
export function queuePictures(listener: RequestListener, atOnce: number): RequestListener {
  const makeInTurn = limitFunction(
    async (...[request, response]: Parameters<RequestListener>) => {
      if (response.destroyed) return;
      const made = untilMade(response);
      listener(request, response);
      await made;
    },
    { concurrency: atOnce },
  );
  return (request, response) => {
    if (DRAWN.test(request.url ?? '')) void makeInTurn(request, response);
    else listener(request, response);
  };
}

/** It is made when its answer begins; how slowly that is fetched is no matter. */
const untilMade = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    onHeaders(response, resolve);
    response.once('close', resolve);
  });
