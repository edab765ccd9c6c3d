import { UPLOADS } from '../contract/upload-limits';
import type { Sender } from './watch-speed';

const STEP_MS = 5_000;
/** Of 30 s, with the first. */
const NOTES = 7;

/** Places for requests with files. Where all are taken, the slowest sender makes room. */
export class UploadPlaces {
  /** The bytes that each sender had brought, at every step of the last 30 s. */
  private readonly taken = new Map<Sender, number[]>();
  private timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.taken.size;
  }

  /** @returns gives the place back; undefined where there is none */
  take(sender: Sender): (() => void) | undefined {
    if (this.size >= UPLOADS && !this.endSlowest()) return undefined;
    this.taken.set(sender, []);
    this.timer ??= setInterval(() => this.note(), STEP_MS).unref();
    return () => {
      this.taken.delete(sender);
      if (this.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  private note(): void {
    for (const [sender, notes] of this.taken) {
      notes.push(sender.received());
      if (notes.length > NOTES) notes.shift();
    }
  }

  /** Of those older than 30 s, the one that has brought least in the last 30. @returns whether there was one */
  private endSlowest(): boolean {
    const old = [...this.taken]
      .filter(([sender, notes]) => notes.length === NOTES && !sender.isHeldUp())
      .map(([sender, notes]) => ({ sender, recent: sender.received() - notes[0]! }))
      .sort((one, other) => one.recent - other.recent);
    const slowest = old[0]?.sender;
    if (!slowest) return false;
    this.taken.delete(slowest);
    slowest.end();
    return true;
  }
}
