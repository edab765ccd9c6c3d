import { X } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { lineTotal, type CartLine } from '@/lib/features/cart/cart';
import { formatPrice, type Formats } from '@/words/formats';
import { productPath } from '@/lib/pages/routes/paths';
import type { MiniCartWords } from '@/components/cart/words';
import { fill } from '@/words/format';
import styles from './mini-cart.module.css';

type Props = {
  formats: Formats;
  words: MiniCartWords;
  lines: readonly CartLine[];
  onRemove: (id: number) => void;
};

export default function MiniCartLines({ words, formats, lines, onRemove }: Props) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Photo
            picture={line.thumbnail ? { src: line.thumbnail, alt: '' } : undefined}
            title={line.title}
            sizes="64px"
            ratio="1"
            className={styles.picture}
          />
          <Link href={productPath(line)} lang={line.lang} className={styles.title}>
            <WholeWords>{line.title}</WholeWords>
          </Link>
          <span className={styles.price}>
            {line.quantity} × {formatPrice(line.finalPrice, formats)}
          </span>
          <span className={styles.sum}>{formatPrice(lineTotal(line), formats)}</span>
          <button
            type="button"
            data-js=""
            className={styles.remove}
            aria-label={fill(words.remove, { name: line.title })}
            onClick={() => onRemove(line.id)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
