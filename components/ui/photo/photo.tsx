import clsx from 'clsx';
import Image, { getImageProps } from 'next/image';
import styles from './photo.module.css';

type Props = {
  /** portrait: the file for `upright`. */
  picture?: { src: string; alt: string; portrait?: string };
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
  /** Fills the screen of a phone: there the picture's portrait is taken, where it has one. */
  upright?: boolean;
  /** Which part stays when the frame crops, as CSS `object-position`. */
  focus?: string;
  /** 60 for what is seen first, 50 for all others where nothing else is said. */
  quality?: 50 | 60 | 75;
  /**
   * Between two pages the picture of the chosen card becomes that of the page it leads to.
   * card: of the article around it; link: of the link around it; page: what the page is about.
   */
  shared?: 'card' | 'link' | 'page';
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
  upright = false,
  focus,
  quality = priority ? 60 : 50,
  shared,
  className,
}: Props) {
  const initial = (title ?? picture?.alt ?? '').trim().charAt(0).toUpperCase();
  const portrait = upright ? picture?.portrait : undefined;
  const image = picture && (
    <Image
      key={picture.src} // browsers show the old file of an element until the new one has come
      src={picture.src}
      alt={picture.alt}
      fill
      sizes={sizes}
      quality={quality}
      // A preload would fetch this file on phones as well, beside the portrait.
      preload={priority && !portrait}
      fetchPriority={priority ? 'high' : undefined}
      loading={priority ? 'eager' : 'lazy'}
      unoptimized={/\.svg(\?|$)/i.test(picture.src)}
      className={styles.image}
      style={{ objectFit: fit, objectPosition: focus }}
    />
  );
  return (
    <span
      id={shared === 'page' ? 'picture' : undefined}
      className={clsx(styles.frame, shared && styles[shared], className)}
      style={{ aspectRatio: ratio }}
    >
      {/* A page that showed before its picture is parsed would not be taken to it from the card. */}
      {shared === 'page' && <link rel="expect" href="#picture" blocking="render" />}
      <span className={styles.placeholder} aria-hidden="true">
        {initial}
      </span>
      {portrait ? (
        <picture className={styles.picture}>
          <PortraitSource src={portrait} quality={quality} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

/** The file that browsers take instead on phones, in all sizes that the optimiser gives. */
function PortraitSource({ src, quality }: { src: string; quality: number }) {
  const { props } = getImageProps({ src, alt: '', fill: true, sizes: '100vw', quality });
  return <source media="(width < 575px)" srcSet={props.srcSet} sizes="100vw" />;
}
