import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/lib/routes';
import type { Server } from './servers';

/** Takes all widths in turn, since their number has no factor in common with it. */
const STEP = 3;

type ImageConfig = { deviceSizes: number[]; imageSizes: number[]; qualities: number[] };

/**
 * Addresses of pictures of the site's pages in every size that the site has, mixed.
 * @throws when there are fewer than `count`
 */
export async function distinctPictures(
  site: Server & { folder: string },
  count: number,
): Promise<string[]> {
  const files = JSON.parse(
    readFileSync(path.join(site.folder, '.next/required-server-files.json'), 'utf8'),
  ) as { config: { images: ImageConfig } };
  const { deviceSizes, imageSizes, qualities } = files.config.images;
  const sources = await picturesOf(site);
  const addresses = sources
    .flatMap((source) =>
      qualities.flatMap((quality) =>
        [...deviceSizes, ...imageSizes].map(
          (width) => `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`,
        ),
      ),
    )
    .filter((_, index) => index % STEP === 0)
    .slice(0, count);
  if (addresses.length < count) throw new Error('the pages show too few pictures');
  return addresses;
}

/** The files behind the optimised pictures that its pages show. */
async function picturesOf(site: Server): Promise<string[]> {
  const found = new Set<string>();
  for (const { path: page } of routes) {
    const html = await (await fetch(site.url + page)).text();
    for (const [, source] of html.matchAll(/\/_next\/image\?url=([^&"]+)&/g)) {
      if (source) found.add(decodeURIComponent(source));
    }
  }
  return [...found];
}
