import { existsSync } from 'node:fs';
import type { Server } from './servers';

const TEMPLATE = 'deploy/nginx';

/** nginx with the configuration that the project ships, in front of the site. */
export async function startShippedNginx(site: Server): Promise<Server | undefined> {
  if (!existsSync(TEMPLATE)) return undefined;
  throw new Error(`${TEMPLATE} is there, and nothing here starts it in front of ${site.url}`);
}
