import clsx from 'clsx';
import Image from 'next/image';
import styles from './photo.module.css';

type Props = {
  picture?: { src: string; alt: string };
  /** Its initial stands in for a picture that is missing or broken. */
  title?: string;
  /** Width over height, as CSS writes it: `3 / 2`. */
  ratio?: string;
  /** How wide it shows, as in the attribute `sizes`. */
  sizes: string;
  /** Seen first on the page: loaded at once. */
  priority?: boolean;
  /** contain: the whole picture is the content (logos, documents). */
  fit?: 'cover' | 'contain';
  /** Which part stays when the frame crops, as CSS `object-position`. */
  focus?: string;
  quality?: 60 | 75;
  className?: string;
};

/** A picture of the content in a frame of fixed proportions; fills its parent's width. */
export function Photo({
  picture,
  title,
  ratio,
  sizes,
  priority = false,
  fit = 'cover',
  focus,
  quality = 60,
  className,
}: Props) {
  const initial = (title ?? picture?.alt ?? '').trim().charAt(0).toUpperCase();
  return (
    <span className={clsx(styles.frame, className)} style={{ aspectRatio: ratio }}>
      <span className={styles.placeholder} aria-hidden="true">
        {initial}
      </span>
      {picture && (
        <Image
          src={picture.src}
          alt={picture.alt}
          fill
          sizes={sizes}
          quality={quality}
          preload={priority}
          fetchPriority={priority ? 'high' : undefined}
          loading={priority ? 'eager' : 'lazy'}
          unoptimized={/\.svg(\?|$)/i.test(picture.src)}
          className={styles.image}
          style={{ objectFit: fit, objectPosition: focus }}
        />
      )}
    </span>
  );
}
