import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentOf, envelope } from './content';
import { endpointPaths } from './endpoint-paths';

/** What an endpoint can do wrong. `refused` counts for the whole host: nobody listens. */
export type Mode =
  | 'ok'
  | 'one-wrong-item'
  | 'refused'
  | 'reset'
  | 'slow'
  | 'hanging'
  | '404'
  | '500'
  | 'truncated'
  | 'html'
  | 'null'
  | 'wrong-type';

/** Slower than any page may be, but not given up by the site. */
const SLOW_MS = 1_200;

/**
 * A content host with the demo company, without files, each of whose endpoints a test can break and publish.
 * @param takesQuotes whether it has the endpoint for drawings
 */
export async function startContentHost({ takesQuotes = true } = {}) {
  const mode = new Map<string, Mode>();
  const revision = new Map<string, number>(endpointPaths.map((path) => [path, 1]));
  const edit = new Map<string, (value: unknown) => unknown>();
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A form without fields is how the site asks whether it may send drawings.
    if (pathname === '/api/quotes' && takesQuotes)
      return send(response, 400, '{"message":"no fields"}');
    if (!revision.has(pathname)) return send(response, 404, '{"status":404}');
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    answer(pathname, mode.get(pathname) ?? 'ok', request, response);
  });

  const json = (path: string, wrongItem = false) => {
    const value = contentOf(path, revision.get(path) ?? 1);
    const edited = edit.get(path)?.(value) ?? value;
    const items = wrongItem && Array.isArray(edited) ? [null, ...edited] : edited;
    return JSON.stringify(envelope(path, items));
  };

  /** Ten thousand items take a while to write: once for each revision. */
  const written = new Map<string, Buffer>();
  function body(path: string): Buffer {
    const bytes = written.get(path) ?? Buffer.from(json(path));
    written.set(path, bytes);
    return bytes;
  }

  function answer(
    path: string,
    fault: Mode,
    request: IncomingMessage,
    response: ServerResponse,
  ): unknown {
    switch (fault) {
      case 'reset':
        return request.socket.resetAndDestroy();
      case 'slow':
        return setTimeout(() => send(response, 200, json(path)), SLOW_MS);
      case 'hanging':
        return response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
      case '404':
      case '500':
        return send(response, Number(fault), '{"message":"no"}');
      case 'truncated':
        return send(response, 200, json(path).slice(0, -20));
      case 'one-wrong-item':
        return send(response, 200, json(path, true));
      case 'html':
        return send(response, 200, '<!doctype html><title>Maintenance</title><p>Back soon.');
      case 'null':
        return send(response, 200, 'null');
      case 'wrong-type':
        return send(response, 200, '{"data":"text"}');
      default:
        return send(response, 200, body(path));
    }
  }

  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Puts endpoints into a mode. */
    async put(fault: Mode, paths: readonly string[] = endpointPaths) {
      if (fault === 'refused') return close();
      if (!server.listening) await listen(port);
      for (const path of paths) mode.set(path, fault);
    },
    /** Gives endpoints new content. @returns the revision that they are at, the same for all */
    publish(paths: readonly string[] = endpointPaths): number {
      const next = Math.max(...revision.values()) + 1;
      for (const path of paths) {
        revision.set(path, next);
        written.delete(path);
      }
      return next;
    },
    /** Changes what an endpoint answers, before its envelope. */
    edit(path: string, change: (value: unknown) => unknown) {
      edit.set(path, change);
      written.delete(path);
    },
    revisionOf: (path: string) => revision.get(path) ?? 0,
    /** How often each endpoint was asked since the last call. */
    takeCounts(): Map<string, number> {
      const counts = new Map(asked);
      asked.clear();
      return counts;
    },
    stop: close,
  };
}
export type ContentHost = Awaited<ReturnType<typeof startContentHost>>;

function send(response: ServerResponse, status: number, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
