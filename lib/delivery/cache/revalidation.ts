import { environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { isItem, onContentChange } from '@/lib/content/content-versions';
import { log } from '@/lib/platform/log';
import { ownOrigin } from '@/lib/platform/own-origin';
import { cdnTag, purgeCdn } from './cdn';
import { pathOfName } from '../next/entry-name';
import { pageStore } from './page-store';
import { warmPages } from './warm-pages';
import { warmPictures } from './warm-pictures';

const queue = globalSingleton('revalidation', () => ({
  changed: new Set<string>(),
  /** The endpoints that the host told this instance of, and when, by `performance.now()`. */
  told: new Map<string, number>(),
  running: undefined as Promise<void> | undefined,
}));

/** The instance that was told of a publish tells the CDN, too. */
export const noteTold = (endpoints: readonly string[]): void =>
  endpoints.forEach((endpoint) => queue.told.set(endpoint, performance.now()));

/** How long after being told of a publish its content may arrive, in ms; later it had not changed. */
const TOLD_MS = 60_000;

/** Whether this instance was told of one of them; once. */
function takeTold(changed: readonly string[]): boolean {
  const since = performance.now() - TOLD_MS;
  const told = changed.filter((name) => (queue.told.get(name) ?? -Infinity) > since);
  changed.forEach((name) => queue.told.delete(name));
  return told.length > 0;
}

/** Renders stored pages again whenever content that they were made from has changed. */
export function renewOutdatedPages(): void {
  onContentChange((changed) => {
    changed.forEach((name) => queue.changed.add(name));
    queue.running ??= renew()
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'pages not renewed'))
      .finally(() => (queue.running = undefined));
  });
}

async function renew(): Promise<void> {
  while (queue.changed.size > 0) {
    const changed = [...queue.changed];
    queue.changed.clear();
    const isTold = takeTold(changed);
    const names = (await pageStore().outdated()).sort();
    const paths = names.flatMap((name) => pathOfName(name) ?? []);
    // Instances begin at different ends and take from Redis what the other has rendered.
    if (!isTold) paths.reverse();
    const origin = ownOrigin(environment());
    const pagesMade = warmPages(origin, paths, (path, reason) =>
      log.warn({ path, reason }, 'page not warmed'),
    );
    if (isTold) void purgeCdn(changed.filter((name) => !isItem(name)).map(cdnTag), pagesMade);
    const pictures = await pagesMade;
    if (environment().WARM_PICTURES === 'on') void warmPictures(origin, pictures);
  }
}
