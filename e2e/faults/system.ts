import { startContentHost, type ContentHost } from './content-host';
import { takeBaseline, type Baseline } from './pages';
import { prepareSite, type Site } from './site';

export type System = { host: ContentHost; site: Site; baseline: Baseline };

/**
 * Starts a content host and the site against it, and views every page once.
 * @param name of the site's folder, different for every test file
 */
export async function startSystem(
  name: string,
  variables: Record<string, string> = {},
): Promise<System> {
  const host = await startContentHost();
  const site = await prepareSite(name, { CONTENT_HOST: host.url, ...variables });
  await site.start();
  return { host, site, baseline: await takeBaseline(site) };
}
