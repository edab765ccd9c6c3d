import { environment } from '@/lib/platform/env';
import { isItem } from '@/lib/content/store/content-versions';
import { addressOfInner } from '@/lib/pages/languages';
import { log } from '@/lib/platform/log';
import { localOrigin } from '@/lib/platform/local-origin';
import { cdnTag, purgeCdn } from './cdn';
import { pathOfName } from '../next/entry-name';
import { pageStore } from './page-store';
import { renderOrder } from './render-order';
import { warmPages } from './warm-pages';
import { warmPictures } from './warm-pictures';

const queue = {
  changed: new Set<string>(),
  isPublished: false,
  running: undefined as Promise<void> | undefined,
};

/**
 * Renders stored pages again that were made from content which has changed.
 * @param isPublished whether this instance was told of the publish: it tells the CDN, too
 */
export function renewOutdatedPages(changed: readonly string[], isPublished: boolean): void {
  changed.forEach((name) => queue.changed.add(name));
  queue.isPublished ||= isPublished;
  queue.running ??= renew()
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'pages not renewed'))
    .finally(() => (queue.running = undefined));
}

async function renew(): Promise<void> {
  while (queue.changed.size > 0) {
    const changed = [...queue.changed];
    const { isPublished } = queue;
    queue.changed.clear();
    queue.isPublished = false;
    const names = (await pageStore().outdated()).sort();
    const paths = names.flatMap((name) => {
      const path = pathOfName(name);
      return path === undefined ? [] : addressOfInner(path);
    });
    const origin = localOrigin(environment());
    const pagesMade = warmPages(
      origin,
      renderOrder(paths, { fromEnd: !isPublished }),
      (path, reason) => log.warn({ path, reason }, 'page not warmed'),
    );
    if (isPublished) void purgeCdn(changed.filter((name) => !isItem(name)).map(cdnTag), pagesMade);
    const pictures = await pagesMade;
    if (environment().WARM_PICTURES === 'on') void warmPictures(origin, pictures);
  }
}
