import { LEAST_SPEED } from '../contract/upload-limits';

export type Sender = {
  /** Bytes that have come so far. */
  received: () => number;
  /** Whether bytes wait to be read here, or all have come: then nobody can send more. */
  isHeldUp: () => boolean;
  /** Called once. */
  end: () => void;
};

/** Ends a sender who is slower than `LEAST_SPEED` allows. @returns stops watching */
export function watchSpeed({ received, isHeldUp, end }: Sender): () => void {
  let before = received();
  const timer = setInterval(() => {
    const now = received();
    if (now - before >= LEAST_SPEED.bytes || isHeldUp()) {
      before = now;
      return;
    }
    clearInterval(timer);
    end();
  }, LEAST_SPEED.ms).unref();
  return () => clearInterval(timer);
}
