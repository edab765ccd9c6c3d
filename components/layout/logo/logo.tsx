import clsx from 'clsx';
import { Image } from '@/components/ui/image/image';
import styles from './logo.module.css';

type Props = {
  /** A path of this site; without it the name stands in words. */
  src?: string;
  name: string;
  /** header: 90 px wide; footer: a box of 180 × 130 px. */
  size: 'header' | 'footer';
};

export function Logo({ src, name, size }: Props) {
  if (!src) return <span className={clsx(styles.name, styles[size])}>{name}</span>;
  return (
    <span className={clsx(styles.frame, styles[size])}>
      <Image
        src={src}
        alt={size === 'header' ? name : ''} // the footer says the name elsewhere
        sizes={size === 'header' ? '90px' : '180px'}
        quality={75}
        loading={size === 'header' ? 'eager' : 'lazy'}
        // Fonts and the banner come first on a slow connection.
        fetchPriority="low"
        className={styles.image}
      />
    </span>
  );
}
