import { CardLink } from '@/components/ui/card-link/card-link';
import { Photo } from '@/components/ui/photo/photo';
import { isOwnFact } from '@/lib/content/schemas/fields';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteFormats } from '@/lib/content/words/site-words';
import { productPath } from '@/lib/pages/routes/paths';
import { isolated } from '@/lib/platform/text/writing';
import { Price } from '@/components/ui/price/price';
import styles from './product-card.module.css';

type Props = {
  product: Product;
  /** One level below the heading above the card. */
  level?: 'h2' | 'h3';
  sizes?: string;
  /** In the first viewport: its picture is loaded at once. */
  priority?: boolean;
};

const SLIDE = '(width < 575px) 80vw, (width < 992px) 50vw, (width < 1200px) 33vw, 25vw';

export function ProductCard({ product, level: Title = 'h3', sizes = SLIDE, priority }: Props) {
  const { title, picture, category, specifications } = product;
  const [first] = specifications;
  // A card has no room to say in which language a fact is.
  const value = first && isOwnFact(first) ? first.value : undefined;
  const fact = [category, value && isolated(value, siteFormats().locale)]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          shared="card"
          picture={picture}
          title={title}
          ratio="1"
          sizes={sizes}
          priority={priority}
        />
      </div>
      <div className={styles.content}>
        <Title className={styles.title}>
          <CardLink href={productPath(product)}>{title}</CardLink>
        </Title>
        {fact && <p className={styles.fact}>{fact}</p>}
      </div>
      <Price price={product.price} discountPrice={product.discountPrice} className={styles.price} />
    </article>
  );
}
