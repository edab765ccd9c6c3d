import { setTimeout } from 'node:timers/promises';
import { limitedStream } from './limited-stream';

const limits = { bytes: 10, idleMs: 50 };

function source(pieces: number, waitMs = 0) {
  const abort = new AbortController();
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await setTimeout(waitMs, undefined, { signal: abort.signal });
      if (sent++ === pieces) controller.close();
      else controller.enqueue(new Uint8Array(4));
    },
  });
  return { stream, abort };
}
const limit = ({ stream, abort }: ReturnType<typeof source>) =>
  limitedStream(stream, limits, () => abort.abort());

describe('limitedStream', () => {
  it('passes on what keeps to the limits', async () => {
    const given = source(2, 10);
    expect((await new Response(limit(given)).arrayBuffer()).byteLength).toBe(8);
    expect(given.abort.signal.aborted).toBe(false);
  });

  it.each([
    ['sends too much', source(3)],
    ['pauses too long', source(2, 200)],
  ])('aborts a source that %s', async (_, given) => {
    await expect(new Response(limit(given)).arrayBuffer()).rejects.toThrow();
    expect(given.abort.signal.aborted).toBe(true);
  });

  it('waits for a slow reader', async () => {
    const given = source(2);
    const reader = limit(given).getReader();
    await reader.read();
    await setTimeout(2 * limits.idleMs);
    expect((await reader.read()).done).toBe(false);
    expect(given.abort.signal.aborted).toBe(false);
  });

  it('aborts the source when the reader cancels', async () => {
    const given = source(2);
    await limit(given).cancel();
    expect(given.abort.signal.aborted).toBe(true);
  });
});
