import type { ServerResponse } from 'node:http';

type Ending = { response: ServerResponse; body: Buffer | undefined };

let endings: Ending[] = [];

/**
 * Ends an answer whose head is ready, once all that came in this turn of the event loop was looked at,
 * in one go with the others of that turn. A reader on the same machine (nginx, say) is then still awake
 * from the answer before; to wake it takes longer than to write.
 */
export function endTogether(response: ServerResponse, body?: Buffer): void {
  if (endings.push({ response, body }) === 1) setImmediate(endAll);
}

function endAll(): void {
  const all = endings;
  endings = [];
  for (const { response, body } of all) response.end(body);
}
