import config from '@payload-config';
import { getPayload } from 'payload';
import type { SiteSetting } from '@/payload-types';

/**
 * The settings of the site as visitors see them; undefined before they are published.
 * @param depth 1 with the pictures that they name
 */
export async function publishedSettings(depth: 0 | 1): Promise<SiteSetting | undefined> {
  const payload = await getPayload({ config });
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth,
    overrideAccess: true,
  });
  return settings._status === 'published' ? settings : undefined;
}
