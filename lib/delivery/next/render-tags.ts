/** Read in Next.js 16.4.6: unstable-cache.js, app-render.js and work-unit-async-storage.external.js. */
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';

/** The tags that the page being rendered has so far, to be added to; undefined where none is that will be stored. */
export function renderTags(): string[] | undefined {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === 'prerender-legacy' ? (store.tags ?? undefined) : undefined;
}
