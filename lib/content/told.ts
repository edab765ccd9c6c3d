import 'server-only';
import { processState } from './process-state';

const { told } = processState;

/** The instance that was told of a publish tells the CDN, too. */
export const noteTold = (endpoints: readonly string[]): void =>
  endpoints.forEach((endpoint) => told.set(endpoint, performance.now()));

/** In ms. What has not come within this time after its publish was told of had not changed. */
const TOLD_MS = 60_000;

/** Whether this instance was told of one of them; once. */
export function takeTold(changed: readonly string[]): boolean {
  const since = performance.now() - TOLD_MS;
  const known = changed.filter((name) => (told.get(name) ?? -Infinity) > since);
  changed.forEach((name) => told.delete(name));
  return known.length > 0;
}
