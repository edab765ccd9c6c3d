import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export async function startFakeHost(handler: Handler) {
  let answer = handler;
  return {
    ...(await listen((request, response) => answer(request, response))),
    answerWith: (next: Handler) => {
      answer = next;
    },
    answerJson: (body: unknown, status = 200) => {
      answer = (_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
    },
  };
}

export type FakeHost = Awaited<ReturnType<typeof startFakeHost>>;

/** The content host of all tests of a file. */
export function serveHost(handler: Handler = (_, response) => response.end()): FakeHost {
  const host = {} as FakeHost;
  beforeAll(async () => {
    Object.assign(host, await startFakeHost(handler));
    process.env.CONTENT_HOST = host.url;
    process.env.LOG_LEVEL = 'silent';
  });
  afterAll(() => host.stop());
  return host;
}
