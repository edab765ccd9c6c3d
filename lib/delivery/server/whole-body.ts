import type { ServerResponse } from 'node:http';

type Chunk = string | Uint8Array | null | undefined;
type Charset = BufferEncoding | undefined;

const toBuffer = (chunk: Chunk, charset: Charset) =>
  typeof chunk === 'string' ? Buffer.from(chunk, charset) : Buffer.from(chunk ?? []);

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
  const write = response.write.bind(response) as (chunk: Chunk, charset?: Charset) => boolean;
  const end = response.end.bind(response) as (chunk?: Chunk, charset?: Charset) => ServerResponse;
  let chunks: Buffer[] | undefined;
  let decided = false;

  const held = () => {
    if (!decided && !response.headersSent && wanted()) chunks = [];
    decided = true;
    return chunks;
  };
  const heldWrite = (chunk: Chunk, charset: Charset) => {
    const body = held();
    if (!body) return write(chunk, charset);
    body.push(toBuffer(chunk, charset));
    return true;
  };
  const heldEnd = (chunk: Chunk, charset: Charset) => {
    const body = held();
    if (!body) return end(chunk, charset);
    body.push(toBuffer(chunk, charset));
    const whole = Buffer.concat(body);
    void finish(whole, end).catch(() => end(whole));
    return response;
  };
  response.write = heldWrite as typeof response.write;
  response.end = heldEnd as typeof response.end;
}
