import type { ServerResponse } from 'node:http';

type Ending = { response: ServerResponse; body: Buffer | undefined };

let batch: Ending[] = [];

/**
 * Ends a response together with all others of this turn of the event loop. A reader on the same machine
 * (nginx) is then still awake from the one before; waking it costs more than writing.
 */
export function endInBatch(response: ServerResponse, body?: Buffer): void {
  if (batch.push({ response, body }) === 1) setImmediate(endAll);
}

function endAll(): void {
  const endings = batch;
  batch = [];
  for (const { response, body } of endings) response.end(body);
}
