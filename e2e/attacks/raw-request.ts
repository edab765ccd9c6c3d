import { connect } from 'node:net';

type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/**
 * Sends bytes as they are, which no HTTP client would, and reads until the site closes the connection.
 * @returns undefined where the connection ended without an answer
 */
export function sendRaw(url: string, text: string): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString())));
  });
}

/** A request that asks for its connection to be closed. */
export const requestText = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

function parse(answer: string): RawAnswer | undefined {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
  if (!status) return undefined;
  const lines = head.split('\r\n').slice(1);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(status),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
