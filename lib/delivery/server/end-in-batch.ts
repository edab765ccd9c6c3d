import type { ServerResponse } from 'node:http';

type Ending = { response: ServerResponse; body: Buffer | undefined };

let batch: Ending[] = [];

/** Ends all responses of a turn of the event loop at once: waking nginx costs more than writing. */
export function endInBatch(response: ServerResponse, body?: Buffer): void {
  if (batch.push({ response, body }) === 1) setImmediate(endAll);
}

function endAll(): void {
  const endings = batch;
  batch = [];
  for (const { response, body } of endings) response.end(body);
}
