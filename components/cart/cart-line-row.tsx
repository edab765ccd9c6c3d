import { X } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { lineTotal, type CartLine } from '@/lib/features/cart/cart';
import { formatPrice, type Formats } from '@/words/formats';
import { productPath } from '@/lib/pages/routes/paths';
import { fill } from '@/words/format';
import styles from './cart-line-row.module.css';
import type { CartWords } from './words';

type Props = {
  formats: Formats;
  words: CartWords;
  line: CartLine;
  /** A sample has no page of its own. */
  sample: boolean;
  onRemove: () => void;
};

export function CartLineRow({ words, formats, line, sample, onRemove }: Props) {
  const { id, title, lang, thumbnail, quantity, finalPrice } = line;
  return (
    <li className={styles.line}>
      <Photo
        picture={thumbnail ? { src: thumbnail, alt: '' } : undefined}
        title={title}
        ratio="1"
        sizes="112px"
        className={styles.picture}
      />
      <p className={styles.title}>
        {sample ? (
          title
        ) : (
          <Link href={productPath({ id })} lang={lang}>
            <WholeWords>{title}</WholeWords>
          </Link>
        )}
        {sample && <span className={styles.badge}>{words.sample}</span>}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{words.price}</dt>
          <dd>{formatPrice(finalPrice, formats)}</dd>
        </div>
        <div>
          <dt>{words.quantity}</dt>
          <dd>{quantity}</dd>
        </div>
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>{formatPrice(lineTotal(line), formats)}</dd>
        </div>
      </dl>
      <button
        type="button"
        data-js
        className={styles.remove}
        aria-label={fill(words.remove, { name: title })}
        onClick={onRemove}
      >
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  );
}
