import clsx from 'clsx';
import Image from 'next/image';
import styles from './logo.module.css';

type Props = {
  /** A path of this site; without it a drawn symbol is shown. */
  src?: string;
  /** Empty where text beside it names the company. */
  alt: string;
  /** header: 90 px wide; footer: a box of 180 × 130 px. */
  size: 'header' | 'footer';
};

export function Logo({ src, alt, size }: Props) {
  return (
    <span className={clsx(styles.frame, styles[size])}>
      {src ? (
        <Image
          src={src}
          alt={alt}
          fill
          sizes={size === 'header' ? '90px' : '180px'}
          quality={75}
          loading={size === 'header' ? 'eager' : 'lazy'}
          // Fonts and the banner come first on a slow connection.
          fetchPriority="low"
          unoptimized={/\.svg(\?|$)/i.test(src)}
          className={styles.image}
        />
      ) : (
        <svg viewBox="0 0 40 40" className={styles.symbol} role="img" aria-label={alt}>
          <path
            d="M20 2 36 11v18L20 38 4 29V11z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
          <circle cx="20" cy="20" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
    </span>
  );
}
