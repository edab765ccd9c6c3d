import { Photo } from '@/components/ui/photo/photo';
import type { Block } from '@/lib/content/schemas/site-schemas';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './works-plan.module.css';

type Props = Omit<Extract<Block, { type: 'picture' }>, 'type'>;

/** The company's own drawing of where it is; phones get it upright, or scroll along it, so that its words stay legible. */
export function WorksPlan({ picture, caption, lang }: Props) {
  return (
    <figure className={styles.plan} {...markedAs(lang)}>
      <div className={styles.frame} role="group" aria-label={caption ?? picture.alt} tabIndex={0}>
        <Photo
          picture={picture}
          title={caption}
          upright
          fit="contain"
          sizes="(width < 992px) 52rem, (width < 1440px) 94vw, 82.5rem"
          className={styles.picture}
        />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
