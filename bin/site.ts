import getPort from 'get-port';
import { readEnvironment } from '@/lib/env';
import { ownOrigin } from '@/lib/own-origin';
import { readRedirects } from '@/lib/redirects/redirects';
import { warnWhereNothingIsKept } from './cache-folder';
import { answers, noticeSignals, visitEveryPage } from './first-visits';
import { ended, startContentService, startNext, stopWithUs, type Variables } from './processes';
import { orRefuse, refuse, refuseEnvFiles, refuseTakenPort } from './refusal';

/** Asked for first, so that the embedded service keeps its address, and the site its cache, over restarts. */
const CONTENT_PORT = 4173;

/**
 * Runs the site, with the embedded content service beside it unless `CONTENT_HOST` names another.
 * @param command which Next.js server
 * @param ready called when both run, with the site's address and that of the embedded service
 */
export async function runSite(
  command: 'dev' | 'start',
  {
    variables = {},
    ready,
  }: { variables?: Variables; ready?: (site: string, content?: string) => void } = {},
): Promise<never> {
  refuseEnvFiles();
  const environment = orRefuse(() => readEnvironment({ ...process.env, ...variables }));
  orRefuse(() => readRedirects(environment.REDIRECTS_FILE));
  const { PORT } = environment;
  if (!environment.CONTENT_HOST && Number(process.env.CONTENT_PORT) === PORT)
    refuse(`CONTENT_PORT: must not be the PORT of the site, ${PORT}`);
  await refuseTakenPort(PORT, environment.HOSTNAME);
  if (command === 'start') warnWhereNothingIsKept();
  const address = ownOrigin(environment);
  const common = { SITE_URL: process.env.SITE_URL || address, ...variables };
  const content = environment.CONTENT_HOST ? undefined : await embeddedService(common, PORT);
  const children = content ? [content.child] : [];
  content?.child.once('exit', (code) => {
    if (code)
      console.error(`The content service stopped (${code}); pages go on from their last copies.`);
  });
  const site = startNext(
    command,
    ['-p', String(PORT), ...(environment.HOSTNAME ? ['-H', environment.HOSTNAME] : [])],
    { ...common, CONTENT_HOST: environment.CONTENT_HOST ?? content?.url },
  );
  stopWithUs(site, ...children);
  const isStopping = noticeSignals();
  const hasStopped = () => site.exitCode !== null || site.signalCode !== null;
  void answers(address, hasStopped).then(async (up) => {
    if (!up) return;
    ready?.(address, content?.url);
    if (command === 'start') await visitEveryPage(address, isStopping);
  });
  const code = await ended(site);
  children.forEach((child) => child.kill('SIGTERM'));
  await Promise.all(children.map(ended));
  process.exit(code);
}

async function embeddedService(variables: Variables, sitePort: number) {
  const wanted = process.env.CONTENT_PORT;
  const free = { port: CONTENT_PORT, host: '127.0.0.1', exclude: [sitePort] };
  const port = wanted || String(await getPort(free));
  try {
    return await startContentService({ ...variables, CONTENT_PORT: port });
  } catch {
    process.exit(1); // It has said why, in one line of its own.
  }
}
