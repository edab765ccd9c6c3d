import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { DISK_EXIT_CODE } from '@/content-service/env';
import { localOrigin } from '@/lib/platform/local-origin';
import { keepRunning } from './keep-running';
import {
  forwardHangup,
  forwardSignals,
  isRunning,
  startBuiltSite,
  startContentService,
  startNext,
  waitForExit,
  type Variables,
} from './processes';
import { waitUntilReady } from './readiness';
import { exitWith } from './command-line';
import type { Environment } from '@/lib/platform/env';
import { shareSecrets } from './shared-secrets';
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
    exitWith(`CONTENT_PORT must not be the PORT of the site, ${PORT}.`);
  await checkPort(PORT, HOSTNAME);
  const origin = localOrigin(environment);
  const common = {
    SITE_URL: process.env.SITE_URL || origin,
    ...(!CONTENT_HOST && shareSecrets('CONTENT_TOKEN')),
    ...variables,
  };
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
  forwardSignals(site);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void content?.stop());
  forwardHangup(site);
  if (onReady)
    void waitUntilReady(origin, () => !isRunning(site)).then(
      (isReady) => isReady && onReady(origin, content?.url),
    );
  const code = await waitForExit(site);
  await content?.stop();
  process.exit(code);
}

/**
 * Starts the content service, and again whenever it dies. Where the disk is full, pages are served from
 * cache meanwhile. @throws nothing: a wrong setting ends the program
 */
async function startEmbeddedService(
  variables: Variables,
  { PORT: sitePort, CONTENT_PORT: chosen }: Environment,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const preferred = { port: CONTENT_PORT, host: '127.0.0.1', exclude: [sitePort] };
  const port = String(chosen ?? (await getPort(preferred)));
  const start = async () => {
    const { child } = await startContentService({ ...variables, CONTENT_PORT: port });
    return { ended: endOf(child), stop: () => void child.kill('SIGTERM') };
  };
  const first = await start().catch((error: { code?: number }) => {
    // The content service has printed the reason.
    if (error.code !== DISK_EXIT_CODE) process.exit(1);
  });
  const service = keepRunning({ name: 'The content service', start }, first || undefined);
  return { url: `http://127.0.0.1:${port}`, stop: service.stop };
}

async function endOf(child: ChildProcess): Promise<string> {
  if (isRunning(child)) await once(child, 'exit');
  return child.signalCode ?? String(child.exitCode);
}
