import 'server-only';

/** A dead host is not asked for every page. */
const FAILURE_SHARED_MS = 500;

/** Which endpoints are being asked for, and when each is asked for again, by `performance.now()`. */
export class EndpointFetches {
  private readonly running = new Map<string, Promise<void>>();
  private readonly due = new Map<string, number>();
  private readonly failed = new Map<string, number>();

  /** @param ask never rejects */
  constructor(private readonly ask: (endpoint: string) => Promise<void>) {}

  /** @param join false after a publish: a fetch under way may have asked before it */
  fetch(endpoint: string, join: boolean): Promise<void> {
    const running = this.running.get(endpoint);
    if (join && running) return running;
    this.due.set(endpoint, Infinity);
    const fetch = this.ask(endpoint).finally(() => {
      if (this.running.get(endpoint) === fetch) this.running.delete(endpoint);
    });
    this.running.set(endpoint, fetch);
    return fetch;
  }

  askIn(endpoint: string, ms: number): void {
    this.due.set(endpoint, performance.now() + ms);
  }

  forget(endpoint: string): void {
    this.due.delete(endpoint);
    this.failed.delete(endpoint);
  }

  dueNow(): string[] {
    const now = performance.now();
    return [...this.due].filter(([, due]) => due <= now).map(([endpoint]) => endpoint);
  }

  noteFailure(endpoint: string): void {
    this.failed.set(endpoint, performance.now());
  }

  hasJustFailed(endpoint: string): boolean {
    const failed = this.failed.get(endpoint) ?? -Infinity;
    return !this.running.has(endpoint) && performance.now() - failed < FAILURE_SHARED_MS;
  }
}
