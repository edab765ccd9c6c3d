import type { ChildProcess } from 'node:child_process';
import getPort from 'get-port';
import { DISK_EXIT_CODE } from '@/content-service/env';
import { ownOrigin } from '@/lib/own-origin';
import {
  forwardHangup,
  forwardSignals,
  startBuiltSite,
  startContentService,
  startNext,
  waitForExit,
  type Variables,
} from './processes';
import { waitUntilReady } from './readiness';
import { exitWith } from './command-line';
import type { Environment } from '@/lib/env';
import { checkPort, checkSettings } from './start-checks';

/**
 * Tried first: stored content is keyed by the content host's URL, so the port should not change.
 */
const CONTENT_PORT = 4173;

type Options = {
  variables?: Variables;
  /** With the origins of the site and of the embedded content service. */
  onReady?: (site: string, content?: string) => void;
};

/** Exits as the site does. */
export async function runSite(
  mode: 'development' | 'production',
  { variables = {}, onReady }: Options = {},
): Promise<never> {
  const environment = checkSettings({ ...process.env, ...variables });
  const { PORT, HOSTNAME, CONTENT_HOST } = environment;
  if (!CONTENT_HOST && environment.CONTENT_PORT === PORT)
    exitWith(`CONTENT_PORT: must not be the PORT of the site, ${PORT}`);
  await checkPort(PORT, HOSTNAME);
  const origin = ownOrigin(environment);
  const common = { SITE_URL: process.env.SITE_URL || origin, ...variables };
  const content = CONTENT_HOST ? undefined : await startEmbeddedService(common, environment);
  const siteVariables = {
    ...common,
    ...(content && { CONTENT_HOST: content.url, CONTENT_PORT: new URL(content.url).port }),
  };
  const hostname = HOSTNAME ? ['-H', HOSTNAME] : [];
  const site =
    mode === 'production'
      ? startBuiltSite(siteVariables)
      : startNext('dev', ['-p', String(PORT), ...hostname], siteVariables);
  forwardSignals(site, ...(content?.child ? [content.child] : []));
  forwardHangup(site);
  if (onReady)
    void waitUntilReady(origin, () => hasExited(site)).then(
      (isReady) => isReady && onReady(origin, content?.url),
    );
  const code = await waitForExit(site);
  content?.child?.kill('SIGTERM');
  if (content?.child) await waitForExit(content.child);
  process.exit(code);
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** @returns without a process where the disk is full: pages are then served from cache */
async function startEmbeddedService(
  variables: Variables,
  { PORT: sitePort, CONTENT_PORT: chosen }: Environment,
): Promise<{ url: string; child?: ChildProcess }> {
  const preferred = { port: CONTENT_PORT, host: '127.0.0.1', exclude: [sitePort] };
  const port = String(chosen ?? (await getPort(preferred)));
  try {
    const service = await startContentService({ ...variables, CONTENT_PORT: port });
    service.child.once('exit', (code) => {
      if (code)
        console.error(`The content service stopped (${code}); pages are served from cache.`);
    });
    return service;
  } catch (error) {
    // The content service has printed the reason.
    if ((error as { code?: number }).code !== DISK_EXIT_CODE) process.exit(1);
    return { url: `http://127.0.0.1:${port}` };
  }
}
