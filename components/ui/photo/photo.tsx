import clsx from 'clsx';
import Image, { getImageProps } from 'next/image';
import styles from './photo.module.css';

type Props = {
  /** portrait: the file for `upright`. */
  picture?: { src: string; alt: string; portrait?: string };
  /** Its initial stands in for a missing or broken picture. */
  title?: string;
  /** CSS `aspect-ratio`. */
  ratio?: string;
  sizes: string;
  /** In the first viewport: loaded at once. */
  priority?: boolean;
  /** contain: for logos and documents. */
  fit?: 'cover' | 'contain';
  /** Fills a phone's screen: phones load the portrait file if there is one. */
  upright?: boolean;
  /** CSS `object-position`. */
  focus?: string;
  quality?: 50 | 60 | 75;
  /**
   * On navigation the picture of a card morphs into that of its page. card: in an article; link: in
   * a link; page: the subject of the page.
   */
  shared?: 'card' | 'link' | 'page';
  className?: string;
};

/** A picture of the content in a frame of fixed proportions, at its parent's width. */
export function Photo({
  picture,
  title,
  ratio,
  sizes,
  priority = false,
  fit = 'cover',
  upright = false,
  focus,
  quality = 50,
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
      // A preload would also fetch this file on phones, beside the portrait.
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
      {/* Delays rendering until the picture is parsed: the transition needs it. */}
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

function PortraitSource({ src, quality }: { src: string; quality: number }) {
  const { props } = getImageProps({ src, alt: '', fill: true, sizes: '100vw', quality });
  return <source media="(width < 575px)" srcSet={props.srcSet} sizes="100vw" />;
}
