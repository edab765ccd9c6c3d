import type { PayloadRequest } from 'payload';
import type { Region } from '../../contract/formats/region';
import { readRegion } from '../../contract/records/settings';

/** How the company writes, by the settings that are published. */
export async function regionOfSettings(req: Pick<PayloadRequest, 'payload'>): Promise<Region> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    draft: false,
    overrideAccess: true,
    req,
  });
  return readRegion(settings);
}
