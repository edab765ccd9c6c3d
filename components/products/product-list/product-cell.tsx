import type { ReactNode } from 'react';
import { CompareChoice } from '@/components/products/product-comparison/compare-bar';
import { ProductCard } from '@/components/products/product-card/product-card';
import type { Product } from '@/lib/content/schemas/schemas';
import styles from './product-cell.module.css';

type Props = {
  product: Product;
  sizes: string;
  priority: boolean;
  /** What can be done with it, beside comparing it. */
  action?: ReactNode;
  canCompare: boolean;
};

/** A product of a list, and what can be done with it there. */
export function ProductCell({ product, sizes, priority, action, canCompare }: Props) {
  return (
    <>
      <ProductCard product={product} level="h2" sizes={sizes} priority={priority} />
      <div className={styles.choices}>
        {action}
        {canCompare && <CompareChoice {...product} />}
      </div>
    </>
  );
}
