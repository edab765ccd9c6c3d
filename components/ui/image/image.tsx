import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { pictureFiles, type PictureQuality } from '@/lib/media/picture-files';
import styles from './image.module.css';

type Props = Pick<
  ComponentProps<'img'>,
  'className' | 'style' | 'lang' | 'loading' | 'fetchPriority'
> & {
  src: string;
  alt: string;
  sizes: string;
  quality?: PictureQuality;
};

/**
 * Fills the nearest positioned box. Without next/image: that is a client component, of which each picture of
 * a page would be one. React preloads what is `eager` and not of low priority.
 */
export function Image({
  src,
  alt,
  sizes,
  quality = 50,
  loading = 'lazy',
  className,
  ...rest
}: Props) {
  const files = pictureFiles({ src, sizes, quality });
  return (
    // eslint-disable-next-line @next/next/no-img-element -- see above
    <img
      alt={alt}
      loading={loading}
      decoding="async"
      className={clsx(styles.image, className)}
      {...rest}
      // Last: Safari would begin with `src` before it knows the others.
      {...(files.srcSet && { sizes: files.sizes, srcSet: files.srcSet })}
      src={files.src}
    />
  );
}
