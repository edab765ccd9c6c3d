import clsx from 'clsx';
import { Photo } from '@/components/ui/photo/photo';
import type { BlockProps } from './block-props';
import styles from './picture-block.module.css';

export function PictureBlock({ picture, caption }: Omit<BlockProps<'picture'>, 'id'>) {
  // Read once: the caption says what the text alternative would repeat.
  const shown = picture.alt === caption ? { ...picture, alt: '' } : picture;
  return (
    <figure className={clsx(styles.figure, picture.portrait && styles.upright)}>
      <Photo
        picture={shown}
        title={caption}
        ratio="var(--ratio)"
        upright
        sizes="(width >= 1440px) 82.5rem, 100vw"
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
