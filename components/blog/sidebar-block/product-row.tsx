import { ProductPrice } from '@/components/products/product-card/product-price';
import type { Product } from '@/lib/content/schemas';
import { productPath } from '@/lib/pages/routes/paths';
import { SidebarRow } from './sidebar-row';

export function ProductRow({ id, slug, title, picture, price, discountPrice }: Product) {
  return (
    <SidebarRow
      href={productPath({ id, slug })}
      title={title}
      picture={picture}
      note={<ProductPrice price={price} discountPrice={discountPrice} />}
    />
  );
}
