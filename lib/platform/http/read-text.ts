type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads until the end, or until there are more than `maxBytes`.
 * @param before what was read already; it counts, and the result begins with it
 * @throws the error of the connection
 */
export async function readBytes(
  reader: Reader,
  maxBytes: number,
  signal: AbortSignal,
  before: Uint8Array = new Uint8Array(),
): Promise<{ bytes: Buffer; ended: boolean }> {
  const close = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', close);
  const pieces: Uint8Array[] = [before];
  let size = before.byteLength;
  let ended = false;
  try {
    while (!ended && size <= maxBytes) {
      const { done, value } = await reader.read();
      ended = done;
      size += value?.byteLength ?? 0;
      if (value) pieces.push(value);
    }
    signal.throwIfAborted();
    return { bytes: Buffer.concat(pieces), ended };
  } catch (error) {
    close();
    throw error;
  } finally {
    signal.removeEventListener('abort', close);
  }
}

/** @throws TooLarge, after which the body is cancelled, or the error of the connection */
export async function readText(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const { bytes, ended } = await readBytes(reader, maxBytes, signal);
  if (ended) return new TextDecoder().decode(bytes);
  void reader.cancel().catch(() => undefined);
  throw new TooLarge(maxBytes);
}

export class TooLarge extends Error {
  override name = 'TooLarge';

  constructor(maxBytes: number) {
    super(`answered more than ${maxBytes} bytes`);
  }
}
