import { AsyncResource } from 'node:async_hooks';

/** Who waits longer asks too, in ms: the one that is under way may hang. */
const PATIENCE = 1_000;

/** Of all who want the same at once, one asks for it; the others join and wait until that one has landed. */
export class SingleFlight {
  private readonly flights = new Map<
    string,
    { joined: (() => void)[]; patience: NodeJS.Timeout }
  >();

  isUnderWay(key: string): boolean {
    return this.flights.has(key);
  }

  begin(key: string): void {
    const patience = setTimeout(() => this.land(key), PATIENCE);
    this.flights.set(key, { joined: [], patience });
  }

  /** @returns false if nobody asks for it, in which case `proceed` will not be called */
  join(key: string, proceed: () => void): boolean {
    const flight = this.flights.get(key);
    // Next.js keeps what it knows of a request in its asynchronous context.
    flight?.joined.push(AsyncResource.bind(proceed));
    return flight !== undefined;
  }

  /** All who joined go on: it is there, or will not come. */
  land(key: string): void {
    const flight = this.flights.get(key);
    clearTimeout(flight?.patience);
    this.flights.delete(key);
    flight?.joined.forEach((proceed) => proceed());
  }
}
