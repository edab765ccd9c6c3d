import { AsyncResource } from 'node:async_hooks';

/** Who waits longer goes too, in ms: the one that was sent may hang. */
const PATIENCE = 1_000;

/** Of all who want the same, one is sent for it; the others wait until it is released. */
export class Crowd {
  private readonly waiting = new Map<
    string,
    { proceed: (() => void)[]; patience: NodeJS.Timeout }
  >();

  /** Whether somebody is out for it. */
  isOut(errand: string): boolean {
    return this.waiting.has(errand);
  }

  send(errand: string): void {
    const patience = setTimeout(() => this.release(errand), PATIENCE);
    this.waiting.set(errand, { proceed: [], patience });
  }

  /** @returns false if nobody is out for it */
  wait(errand: string, proceed: () => void): boolean {
    const others = this.waiting.get(errand);
    // Next.js keeps what it knows of a request in its asynchronous context.
    others?.proceed.push(AsyncResource.bind(proceed));
    return others !== undefined;
  }

  /** All go on: it is there, or will not come. */
  release(errand: string): void {
    const others = this.waiting.get(errand);
    clearTimeout(others?.patience);
    this.waiting.delete(errand);
    others?.proceed.forEach((proceed) => proceed());
  }
}
