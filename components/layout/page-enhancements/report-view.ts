import type { View } from '@/lib/features/counts/view-schema';

let shown: string | undefined;

/**
 * Tells the site that a page was opened by following a link, for which no document is requested. The first
 * page of a visit was requested, and is counted by the site itself.
 */
export function reportView(page: string): void {
  const isFirst = shown === undefined;
  if (shown === page) return;
  shown = page;
  if (isFirst) return;
  const body = JSON.stringify({ page } satisfies View);
  navigator.sendBeacon('/api/views', new Blob([body], { type: 'application/json' }));
}
