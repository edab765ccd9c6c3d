import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointName, endpointOf } from '@/contract/languages/endpoint-name';
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
  | 'wrong-type'
  | ModeOfLanguage;

/** What an endpoint can do wrong in a further language. */
type ModeOfLanguage =
  '405' | '501' | 'empty' | 'main-language' | 'main-language-untold' | 'untold' | 'other-letters';

/** Slower than any page may be, but not given up by the site. */
const SLOW_MS = 1_200;

type Options = {
  /** Whether it has the endpoint for drawings. */
  takesQuotes?: boolean;
  /** The further languages that it speaks; asked in any other it answers in the main one. */
  locales?: readonly string[];
  /** What an endpoint holds at a revision, without an envelope. */
  content?: (name: string, revision: number) => unknown;
};

/**
 * A content host without files, each of whose endpoints a test can break and publish, by its name: of a further
 * language `<path>?locale=<locale>`. It has the demo company in one language, unless a test gives it others.
 */
export async function startContentHost({
  takesQuotes = true,
  locales = [],
  content = contentOf,
}: Options = {}) {
  const names = [undefined, ...locales].flatMap((locale) =>
    endpointPaths.map((path) => endpointName(path, locale)),
  );
  const mode = new Map<string, Mode>();
  const revision = new Map<string, number>(names.map((name) => [name, 1]));
  const edit = new Map<string, (value: unknown) => unknown>();
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // A form without fields is how the site asks whether it may send drawings.
    if (pathname === '/api/quotes' && takesQuotes)
      return send(response, 400, '{"message":"no fields"}');
    const translation = endpointName(pathname, searchParams.get('locale') ?? undefined);
    const name = revision.has(translation) ? translation : pathname;
    if (!revision.has(name)) return send(response, 404, '{"status":404}');
    asked.set(name, (asked.get(name) ?? 0) + 1);
    answer(name, mode.get(name) ?? 'ok', request, response);
  });

  const json = (name: string, change: (value: unknown) => unknown = (value) => value) => {
    const value = content(name, revision.get(name) ?? 1);
    const edited = edit.get(name)?.(value) ?? value;
    return JSON.stringify(envelope(endpointOf(name).path, change(edited)));
  };

  /** Ten thousand items take a while to write: once for each revision. */
  const written = new Map<string, Buffer>();
  function body(name: string): Buffer {
    const bytes = written.get(name) ?? Buffer.from(json(name));
    written.set(name, bytes);
    return bytes;
  }

  function answer(
    name: string,
    fault: Mode,
    request: IncomingMessage,
    response: ServerResponse,
  ): unknown {
    const { path, locale } = endpointOf(name);
    const speak = (language?: string) =>
      language && response.setHeader('content-language', language);
    speak(locale);
    switch (fault) {
      case 'reset':
        return request.socket.resetAndDestroy();
      case 'slow':
        return setTimeout(() => send(response, 200, json(name)), SLOW_MS);
      case 'hanging':
        return response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
      case '404':
      case '405':
      case '500':
      case '501':
        return send(response, Number(fault), '{"message":"no"}');
      case 'truncated':
        return send(response, 200, json(name).slice(0, -20));
      case 'one-wrong-item':
        return send(response, 200, json(name, withWrongItem));
      case 'html':
        return send(response, 200, '<!doctype html><title>Maintenance</title><p>Back soon.');
      case 'null':
        return send(response, 200, 'null');
      case 'wrong-type':
        return send(response, 200, '{"data":"text"}');
      case 'empty':
        return send(response, 200, json(name, nothing));
      case 'main-language':
        speak('en-US');
        return send(response, 200, body(path));
      case 'main-language-untold':
        response.removeHeader('content-language');
        return send(response, 200, body(path));
      case 'untold':
        response.removeHeader('content-language');
        return send(response, 200, body(name));
      case 'other-letters':
        speak(locale?.replace(/^..|..$/g, inOtherCase));
        return send(response, 200, body(name));
      default:
        return send(response, 200, body(name));
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
    async put(fault: Mode, some: readonly string[] = names) {
      if (fault === 'refused') return close();
      if (!server.listening) await listen(port);
      for (const name of some) mode.set(name, fault);
    },
    /** Gives endpoints new content. @returns the revision that they are at, the same for all */
    publish(some: readonly string[] = names): number {
      const next = Math.max(...revision.values()) + 1;
      for (const name of some) {
        revision.set(name, next);
        written.delete(name);
      }
      return next;
    },
    /** Changes what an endpoint answers, before its envelope. */
    edit(name: string, change: (value: unknown) => unknown) {
      edit.set(name, change);
      written.delete(name);
    },
    revisionOf: (name: string) => revision.get(name) ?? 0,
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

const withWrongItem = (value: unknown) => (Array.isArray(value) ? [null, ...value] : value);
const nothing = (value: unknown) => (Array.isArray(value) ? [] : {});

const inOtherCase = (letters: string) =>
  letters === letters.toLowerCase() ? letters.toUpperCase() : letters.toLowerCase();

function send(response: ServerResponse, status: number, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
