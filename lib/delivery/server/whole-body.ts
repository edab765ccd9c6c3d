import type { ServerResponse } from 'node:http';
import { log } from '@/lib/platform/log';

type Chunk = string | Uint8Array | null | undefined;
type Charset = BufferEncoding | undefined;

type Arguments = unknown[];

const bytesOf = (args: Arguments) => {
  const [chunk, charset] = args.filter((arg) => typeof arg !== 'function') as [Chunk, Charset];
  return typeof chunk === 'string' ? Buffer.from(chunk, charset) : Buffer.from(chunk ?? []);
};

const callbackOf = (args: Arguments) =>
  args.find((arg): arg is () => void => typeof arg === 'function');

/**
 * Holds a response back until its body is complete.
 * @param isWanted called before the first byte; other responses pass
 * @param finish may change the headers and sends the bytes; if it fails, the body is sent unchanged
 */
export function holdWholeBody(
  response: ServerResponse,
  isWanted: () => boolean,
  finish: (body: Buffer, send: (bytes: Buffer) => void) => Promise<void>,
): void {
  const write = response.write.bind(response) as (...args: Arguments) => boolean;
  const end = response.end.bind(response) as (...args: Arguments) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  let chunks: Buffer[] | undefined;
  let decided = false;

  const held = () => {
    if (!decided && !response.headersSent && isWanted()) chunks = [];
    decided = true;
    return chunks;
  };
  const heldWrite = (...args: Arguments) => {
    const body = held();
    if (!body) return write(...args);
    body.push(bytesOf(args));
    const written = callbackOf(args);
    if (written) process.nextTick(written);
    return true;
  };
  const heldEnd = (...args: Arguments) => {
    const body = held();
    if (!body) return end(...args);
    body.push(bytesOf(args));
    const ended = callbackOf(args);
    if (ended) response.once('finish', ended);
    const whole = Buffer.concat(body);
    void finish(whole, end).catch((error: unknown) => {
      log.error({ reason: String(error) }, 'an answer could not be finished');
      end(whole);
    });
    return response;
  };
  response.flushHeaders = () => {
    if (!held()) flushHeaders();
  };
  response.write = heldWrite as typeof response.write;
  response.end = heldEnd as typeof response.end;
}
