import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Server } from './servers';
import { paths } from './site-pages';

/** No factor of the number of widths, so that every third picture covers all widths. */
const STEP = 3;

type ImageConfig = { deviceSizes: number[]; imageSizes: number[]; qualities: number[] };

/**
 * Paths of optimised pictures of the site's pages, in all widths and qualities that the site has.
 * @throws when there are fewer than `count`
 */
export async function picturePaths(
  site: Server & { folder: string },
  count: number,
): Promise<string[]> {
  const files = JSON.parse(
    readFileSync(path.join(site.folder, '.next/required-server-files.json'), 'utf8'),
  ) as { config: { images: ImageConfig } };
  const { deviceSizes, imageSizes, qualities } = files.config.images;
  const sources = await originalsOf(site);
  const picturePaths = sources
    .flatMap((source) =>
      qualities.flatMap((quality) =>
        [...deviceSizes, ...imageSizes].map(
          (width) => `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`,
        ),
      ),
    )
    .filter((_, index) => index % STEP === 0)
    .slice(0, count);
  if (picturePaths.length < count) throw new Error('the pages show too few pictures');
  return picturePaths;
}

/** Paths of the originals of all pictures on the site's pages. */
async function originalsOf(site: Server): Promise<string[]> {
  const found = new Set<string>();
  for (const page of paths) {
    const html = await (await fetch(site.url + page)).text();
    for (const [, source] of html.matchAll(/\/_next\/image\?url=([^&"]+)&/g)) {
      if (source) found.add(decodeURIComponent(source));
    }
  }
  return [...found];
}
