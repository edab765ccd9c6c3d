import { readFileSync } from 'node:fs';

interface Picture {
  title: string;
  thumbnail: string;
}

function read<Content>(name: string): Content {
  const file = new URL(`../../content/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/** The content files that the portfolio prints, so that paper and site say the same. */
export const content = {
  settings: read<{ phone: string; email: string; offices: { title: string; address: string }[] }>(
    'site-settings',
  ),
  products: read<
    (Picture & {
      sku: string;
      short_description: string;
      specifications: { name: string; value: string }[];
    })[]
  >('industrial-products'),
  equipment: read<(Picture & { figures: string })[]>('equipment-gallery'),
  cases: read<(Picture & { text: string })[]>('case-study'),
};
