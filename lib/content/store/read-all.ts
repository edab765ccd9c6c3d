import 'server-only';
import { contentStore } from './store';

/** The host is asked for what was never fetched, and behind that for what is old. */
export async function readAllContent(): Promise<void> {
  const store = contentStore();
  store.touch();
  await Promise.all(store.endpoints().map((endpoint) => store.ready(endpoint)));
}
