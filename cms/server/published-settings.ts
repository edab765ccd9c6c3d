import config from '@payload-config';
import { getPayload } from 'payload';

/**
 * The settings of the site as visitors see them; undefined before they are published.
 * @param depth 1 with the pictures that they name
 */
export async function publishedSettings<T extends object>(depth: 0 | 1): Promise<T | undefined> {
  const payload = await getPayload({ config });
  const settings = (await payload.findGlobal({
    slug: 'site-settings' as never,
    depth,
    overrideAccess: true,
  })) as T & { _status?: string };
  return settings._status === 'published' ? settings : undefined;
}
