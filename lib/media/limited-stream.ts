import { HostResponseError, reasonOfFailure } from '@/lib/content-host/errors';
import { withDeadline } from '@/lib/http/deadline';

type Limits = {
  /** More bytes than this end the stream with an error. */
  bytes: number;
  /** How long the source may keep a reader waiting, in ms. */
  idleMs: number;
};

/**
 * Passes a stream on piece by piece, as fast as its reader takes them. A source that sends too much, or
 * nothing for too long, is aborted; a slow reader is not.
 * @param abort closes the connection to the source
 */
export function limitedStream(
  source: ReadableStream<Uint8Array>,
  { bytes, idleMs }: Limits,
  abort: () => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const close = () => {
    abort();
    void reader.cancel().catch(() => undefined);
  };
  let left = bytes;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await withDeadline(idleMs, () => reader.read());
          if (done) return controller.close();
          left -= value.byteLength;
          if (left < 0) throw new HostResponseError(`sent more than ${bytes} bytes`);
          controller.enqueue(value);
        } catch (error) {
          controller.error(new HostResponseError(reasonOfFailure(error)));
          close();
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
