import { ProductCard } from '@/components/products/product-card/product-card';
import { Price } from '@/components/ui/price/price';
import { SidebarBlock } from '@/components/ui/sidebar-block/sidebar-block';
import { SidebarRow } from '@/components/ui/sidebar-block/sidebar-row';
import type { Product } from '@/lib/content/schemas';
import { siteWords } from '@/lib/content/site-words';
import { productPath } from '@/lib/pages/routes/paths';

type Props = { popular: Product[]; hot?: Product };

/** Products of the shop beside something else. */
export function SidebarProducts({ popular, hot }: Props) {
  const { blog, headings } = siteWords();
  return (
    <>
      {popular.length > 0 && (
        <SidebarBlock title={headings['popular-products'].title}>
          <ul>
            {popular.map(({ id, slug, title, picture, price, discountPrice }) => (
              <li key={id}>
                <SidebarRow
                  href={productPath({ id, slug })}
                  title={title}
                  picture={picture}
                  note={<Price price={price} discountPrice={discountPrice} />}
                />
              </li>
            ))}
          </ul>
        </SidebarBlock>
      )}
      {hot && (
        <SidebarBlock title={blog.hotItem}>
          <ProductCard product={hot} />
        </SidebarBlock>
      )}
    </>
  );
}
