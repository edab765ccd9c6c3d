import { AsyncResource } from 'node:async_hooks';

/** Who waits longer asks too, in ms: the one that is under way may hang. */
const PATIENCE = 1_000;

type Flight = { joined: (() => void)[]; patience?: NodeJS.Timeout };

/** Of all who want the same at once, one asks for it; the others join and wait until that one has landed. */
export class SingleFlight {
  private readonly flights = new Map<string, Flight>();

  isUnderWay(key: string): boolean {
    return this.flights.has(key);
  }

  /** @returns ends this flight, and none that has begun after it */
  begin(key: string): () => void {
    const flight: Flight = { joined: [] };
    const land = () => {
      if (this.flights.get(key) === flight) this.land(key);
    };
    flight.patience = setTimeout(land, PATIENCE);
    this.flights.set(key, flight);
    return land;
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
