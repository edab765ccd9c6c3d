import { CardLink } from '@/components/ui/card-link/card-link';
import { Price } from '@/components/ui/price/price';
import { Photo } from '@/components/ui/photo/photo';
import type { Product } from '@/lib/content/schemas/schemas';
import { productPath } from '@/lib/pages/routes/paths';
import styles from './related-list.module.css';

export function RelatedList({ title, products }: { title: string; products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <Photo picture={product.picture} title={product.title} ratio="1" sizes="80px" />
            <div className={styles.content}>
              <CardLink href={productPath(product)} className={styles.link}>
                {product.title}
              </CardLink>
              <Price price={product.price} discountPrice={product.discountPrice} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
