import { environment } from '@/lib/platform/env';
import { isItem, onContentChange } from '@/lib/content/content-versions';
import { takeTold } from '@/lib/content/told';
import { log } from '@/lib/platform/log';
import { ownOrigin } from '@/lib/platform/own-origin';
import { cdnTag, purgeCdn } from './cdn';
import { pathOfName } from '../next/entry-name';
import { pageStore } from './page-store';
import { warmPages } from './warm-pages';
import { warmPictures } from './warm-pictures';

/** For the server hook alone, so that no other bundle has one. */
const queue = { changed: new Set<string>(), running: undefined as Promise<void> | undefined };

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
