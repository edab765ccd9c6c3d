import { routes } from '@/lib/pages/routes';
import { mostAsked } from '@/lib/features/counts/asked-lately';

/** Made before all others. */
const FIRST = 10;

const ofRoutes: string[] = routes.map(({ path }) => path);

/**
 * The order in which old pages are made again: first those that visitors have asked for most in the last hour, after
 * a start those of the routes, then the rest.
 * @param fromEnd of the rest; instances that begin at different ends take from each other what is made
 */
export function renderOrder(addresses: readonly string[], { fromEnd = false } = {}): string[] {
  const old = new Set(addresses);
  const wanted = [...new Set([...mostAsked(FIRST), ...ofRoutes])].slice(0, FIRST);
  const first = wanted.filter((address) => old.has(address));
  const rest = addresses.filter((address) => !first.includes(address));
  return [...first, ...(fromEnd ? rest.toReversed() : rest)];
}
