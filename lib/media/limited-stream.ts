import { HostResponseError, reasonOfFailure } from '@/lib/content/host/errors';
import { withDeadline } from '@/lib/platform/http/deadline';

type Limits = {
  bytes: number;
  /** How long the source may keep a reader waiting. */
  idleMs: number;
};

/** A source that sends too much, or nothing for too long, is aborted; a slow reader is not. */
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
