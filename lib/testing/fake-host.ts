import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export async function startFakeHost(handler: Handler) {
  let answer = handler;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (next: Handler) => {
      answer = next;
    },
    answerJson: (body: unknown, status = 200) => {
      answer = (_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
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
