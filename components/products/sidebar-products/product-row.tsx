import { Price } from '@/components/ui/price/price';
import { SidebarRow } from '@/components/ui/sidebar-block/sidebar-row';
import type { Product } from '@/lib/content/schemas/schemas';
import { productPath } from '@/lib/pages/routes/paths';

/** A product as a line of a sidebar. */
export function ProductRow({ id, slug, title, picture, price, discountPrice }: Product) {
  return (
    <SidebarRow
      href={productPath({ id, slug })}
      title={title}
      picture={picture}
      note={<Price price={price} discountPrice={discountPrice} />}
    />
  );
}
