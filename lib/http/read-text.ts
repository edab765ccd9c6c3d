/** @throws TooLarge, after which the body is cancelled, or the error of the connection */
export async function readText(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const close = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', close);
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.byteLength;
      if (size > maxBytes) throw new TooLarge(`answered more than ${maxBytes} bytes`);
      text += decoder.decode(piece.value, { stream: true });
    }
    signal.throwIfAborted();
    return text + decoder.decode();
  } catch (error) {
    close();
    throw error;
  } finally {
    signal.removeEventListener('abort', close);
  }
}

export class TooLarge extends Error {
  override name = 'TooLarge';
}
