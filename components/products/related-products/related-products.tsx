import { ProductCard } from '@/components/products/product-card/product-card';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import type { Product } from '@/lib/content/schemas/schemas';
import type { Heading } from '@/lib/pages/headings';
import styles from './related-products.module.css';

type Props = Heading & { products: Product[] };

export function RelatedProducts({ title, text, products }: Props) {
  if (products.length === 0) return null;
  return (
    <Section tone="surface" aria-labelledby="related-products-heading" data-screen-only>
      <SectionHeading
        tier="list"
        id="related-products-heading"
        title={title}
        text={text}
        action={<ViewAll href="/shop" />}
      />
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(width < 992px) 50vw, 25vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
