import clsx from 'clsx';
import Image from 'next/image';
import styles from './logo.module.css';

type Props = {
  /** Our own address of the file; without it a drawn mark stands in. */
  src?: string;
  /** Says what the logo stands for; empty where the words beside it say so. */
  alt: string;
  /** header: 90 px wide; footer: a box of 180 × 130 px. */
  size: 'header' | 'footer';
};

/** The company's logo, whole, in a frame of fixed size. */
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
          // Typeface and banner come first on a narrow line.
          fetchPriority="low"
          unoptimized={/\.svg(\?|$)/i.test(src)}
          className={styles.image}
        />
      ) : (
        <svg viewBox="0 0 40 40" className={styles.mark} role="img" aria-label={alt}>
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
