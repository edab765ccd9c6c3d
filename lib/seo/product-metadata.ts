import type { Metadata } from 'next';
import type { Product } from '@/lib/content/schemas';
import { productPath } from '@/lib/routes/paths';
import { describePage, descriptionOf } from '@/lib/seo/describe-page';

export function productMetadata({ id, title, summary }: Product): Metadata {
  return describePage({
    title,
    description: descriptionOf(
      summary,
      `${title}: pictures, specification, price and reviews of this standard part.`,
    ),
    path: productPath(id),
  });
}
