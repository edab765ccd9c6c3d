import { AddToQuote } from '@/components/quotes/add-to-quote/add-to-quote';
import { CompareChoice } from '@/components/products/product-comparison/compare-bar';
import { ProductCard } from '@/components/products/product-card/product-card';
import type { Product } from '@/lib/content/schemas';
import styles from './product-cell.module.css';

type Props = { product: Product; sizes: string; hasQuote: boolean; canCompare: boolean };

/** A product of a list, and what can be done with it there. */
export function ProductCell({ product, sizes, hasQuote, canCompare }: Props) {
  return (
    <>
      <ProductCard product={product} level="h2" sizes={sizes} />
      <div className={styles.choices}>
        {hasQuote && (
          <AddToQuote
            product={{ id: product.id, title: product.title }}
            size="small"
            variant="text"
          />
        )}
        {canCompare && <CompareChoice {...product} />}
      </div>
    </>
  );
}
