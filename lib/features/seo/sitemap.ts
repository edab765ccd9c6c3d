import { absoluteUrl } from './absolute-url';
import type { SitemapEntry } from './sitemap-entries';
import { element } from './xml';

/** The protocol allows 50,000, but building such a file would block the process. */
const MOST_ENTRIES = 5_000;
/** The protocol's limit. */
const MOST_IMAGES = 1_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

export function inParts(entries: readonly SitemapEntry[], size = MOST_ENTRIES): SitemapEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}

export function urlSet(entries: readonly SitemapEntry[]): string {
  return [
    `<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">`,
    ...entries.map(({ path, lastModified, images = [] }) =>
      [
        '<url>',
        element('loc', absoluteUrl(path)),
        element('lastmod', lastModified),
        ...images
          .slice(0, MOST_IMAGES)
          .map((src) => `<image:image>${element('image:loc', absoluteUrl(src))}</image:image>`),
        '</url>',
      ].join(''),
    ),
    '</urlset>',
  ].join('\n');
}

export function sitemapIndex(parts: number): string {
  return [
    `<sitemapindex xmlns="${NAMESPACE}">`,
    ...Array.from(
      { length: parts },
      (_, index) =>
        `<sitemap>${element('loc', absoluteUrl(`/sitemap/${index + 1}.xml`))}</sitemap>`,
    ),
    '</sitemapindex>',
  ].join('\n');
}
