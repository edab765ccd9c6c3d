import clsx from 'clsx';
import { Image } from '@/components/ui/image/image';
import { initialOf } from '@/lib/platform/text/initials';
import { pictureFiles, type PictureQuality } from '@/lib/media/picture-files';
import styles from './photo.module.css';

type Props = {
  /** portrait: the file for `upright`. */
  picture?: { src: string; alt: string; lang?: string; portrait?: string };
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
  quality?: PictureQuality;
  /**
   * On navigation the picture of a card morphs into that of its page. card: in an article; link: in
   * a link; page: the subject of the page.
   */
  shared?: 'card' | 'link' | 'page';
  className?: string;
};

/**
 * A picture of the content in a frame of fixed proportions, at its parent's width. What is left out is not
 * spelled as undefined in the data of the page, which has dozens of pictures.
 */
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
  const initial = initialOf(title ?? picture?.alt ?? '');
  const portrait = upright ? picture?.portrait : undefined;
  const image = picture && (
    <Image
      key={picture.src} // browsers show the old file of an element until the new one has come
      src={picture.src}
      alt={picture.alt}
      sizes={sizes}
      quality={quality}
      className={styles.image}
      // In a `picture` React preloads nothing: a phone would fetch this file beside the portrait.
      {...(picture.alt && picture.lang && { lang: picture.lang })}
      {...(priority && { fetchPriority: 'high', loading: 'eager' })}
      {...((fit !== 'cover' || focus) && { style: { objectFit: fit, objectPosition: focus } })}
    />
  );
  return (
    <span
      className={clsx(styles.frame, shared && styles[shared], className)}
      {...(ratio && { style: { aspectRatio: ratio } })}
      {...(!picture && { 'data-empty': '' })}
      {...(shared === 'page' && { id: 'picture' })}
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

function PortraitSource({ src, quality }: { src: string; quality: PictureQuality }) {
  const { srcSet, src: file, sizes } = pictureFiles({ src, sizes: '100vw', quality });
  return <source media="(width < 575px)" srcSet={srcSet ?? file} sizes={sizes} />;
}
