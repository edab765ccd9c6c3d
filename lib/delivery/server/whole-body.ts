import type { ServerResponse } from 'node:http';

type Chunk = string | Uint8Array | null | undefined;
type Charset = BufferEncoding | undefined;

/** What `write` and `end` are called with: any of chunk, charset and callback may be missing. */
type Arguments = unknown[];

const bytesOf = (args: Arguments) => {
  const [chunk, charset] = args.filter((arg) => typeof arg !== 'function') as [Chunk, Charset];
  return typeof chunk === 'string' ? Buffer.from(chunk, charset) : Buffer.from(chunk ?? []);
};

const callbackOf = (args: Arguments) =>
  args.find((arg): arg is () => void => typeof arg === 'function');

/**
 * Holds an answer back until its body is complete.
 * @param wanted asked once, before the first byte: whether this answer is to be held; others pass
 * @param finish may still change the headers; says which bytes to send. If it fails before, the body
 *   goes out as it is
 */
export function holdWholeBody(
  response: ServerResponse,
  wanted: () => boolean,
  finish: (body: Buffer, send: (bytes: Buffer) => void) => Promise<void>,
): void {
  const write = response.write.bind(response) as (...args: Arguments) => boolean;
  const end = response.end.bind(response) as (...args: Arguments) => ServerResponse;
  let chunks: Buffer[] | undefined;
  let decided = false;

  const held = () => {
    if (!decided && !response.headersSent && wanted()) chunks = [];
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
    void finish(whole, end).catch(() => end(whole));
    return response;
  };
  response.write = heldWrite as typeof response.write;
  response.end = heldEnd as typeof response.end;
}
