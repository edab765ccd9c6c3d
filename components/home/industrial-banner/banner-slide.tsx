import clsx from 'clsx';
import slideWords from '@/components/ui/carousel/slide-words.module.css';
import { Photo } from '@/components/ui/photo/photo';
import type { IndustrialHome } from '@/lib/content/schemas/company-schemas';
import { twoDigits } from '@/lib/platform/text/two-digits';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './banner-slide.module.css';

export type Slide = IndustrialHome['slides'][number];

type Props = { slide: Slide; index: number; count: number };

export function BannerSlide({ slide: { title, text, picture, lang }, index, count }: Props) {
  return (
    <div className={styles.slide}>
      <Photo
        className={styles.photo}
        picture={picture}
        sizes="(width < 992px) 130vw, 70vw"
        upright
        priority={index === 0}
      />
      <div className={clsx(slideWords.content, styles.caption)}>
        <p className={clsx(slideWords.number, styles.number)} aria-hidden="true">
          {twoDigits(index + 1)}
          <span>{` / ${twoDigits(count)}`}</span>
        </p>
        {title && (
          <h2 className={styles.title} {...markedAs(lang)}>
            {title}
          </h2>
        )}
        {text && (
          <p className={styles.text} {...markedAs(lang)}>
            {text}
          </p>
        )}
      </div>
    </div>
  );
}
