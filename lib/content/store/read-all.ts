import 'server-only';
import { loads } from './loads';
import { contentStore } from './store';

/** The host is asked for what was never fetched, and behind that for what is old. */
export async function readAllContent(): Promise<void> {
  const store = contentStore();
  store.touch();
  await Promise.all([...loads].map(([endpoint, load]) => store.ready(endpoint, load)));
}
