import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import {
  isRunning,
  startBuiltSite,
  startContentService,
  waitForExit,
  type Variables,
} from '@/bin/lib/processes';
import { waitUntilReady } from '@/bin/lib/readiness';
import { e2eVariables } from './site-under-test';

/** The site and a content service of its own, for journeys that need other variables or break things. */
export async function startOwnSite(variables: Variables = {}) {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'forge-journey-'));
  const port = await getPort();
  const origin = `http://localhost:${port}`;
  const own = {
    ...e2eVariables,
    DEMO: '0',
    PORT: String(port),
    SITE_URL: origin,
    CONTENT_PORT: String(await getPort()),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'error',
    // Few of its pages are visited.
    WARM_PAGES: 'off',
    ...variables,
  };
  let content = await startContentService(own);
  const startSite = async () => {
    const started = startBuiltSite({ ...own, CONTENT_HOST: content.url });
    if (!(await waitUntilReady(origin, () => !isRunning(started))))
      throw new Error('the site stopped');
    return started;
  };
  let site = await startSite();

  const killContent = async () => {
    content.child.kill('SIGKILL');
    await waitForExit(content.child);
  };
  return {
    origin,
    /** Ends the content service without a warning, as `kill -9` does. */
    killContent,
    restartContent: async () => {
      content = await startContentService(own);
    },
    restartSite: async () => {
      site.kill('SIGTERM');
      await waitForExit(site);
      site = await startSite();
    },
    stop: async () => {
      site.kill('SIGTERM');
      await Promise.all([waitForExit(site), killContent()]);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
