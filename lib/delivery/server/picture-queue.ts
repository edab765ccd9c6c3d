import type { RequestListener } from 'node:http';
import onHeaders from 'on-headers';

/** What draws or converts pictures for each new address: work that keeps a processor busy. */
const DRAWN = /^\/(_next\/image\?|og\/)/;

/**
 * Lets a few pictures be made at a time, in the order in which they are asked for, so that a burst of
 * new ones leaves memory and threads for pages. Whoever leaves gives up the place in the queue.
 * @param atOnce how many may be in the making
 */
export function queuePictures(listener: RequestListener, atOnce: number): RequestListener {
  const waiting = new Set<() => void>();
  let making = 0;

  function beginNext(): void {
    const [next] = waiting;
    if (next && making < atOnce) next();
  }

  return (request, response) => {
    if (!DRAWN.test(request.url ?? '')) return listener(request, response);
    const begin = () => {
      waiting.delete(begin);
      making += 1;
      let made = false;
      const end = () => {
        if (made) return;
        made = true;
        making -= 1;
        beginNext();
      };
      onHeaders(response, end); // It is made; how slowly it is fetched is no matter.
      response.once('close', end);
      listener(request, response);
    };
    response.once('close', () => waiting.delete(begin));
    waiting.add(begin);
    beginNext();
  };
}
