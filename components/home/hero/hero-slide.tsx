import clsx from 'clsx';
import type { CSSProperties } from 'react';
import slideWords from '@/components/ui/carousel/slide-words.module.css';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { Photo } from '@/components/ui/photo/photo';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Slide } from '@/lib/features/services/home-blocks';
import styles from './hero-slide.module.css';

const BACKGROUNDS = 3;

type Props = { service: Slide; index: number; count: number };

/** The picture of a service with its caption. Slides cycle through three backgrounds. */
export function HeroSlide({ service: { title, claim, picture }, index, count }: Props) {
  const background = {
    '--slide-background': `var(--hero-${(index % BACKGROUNDS) + 1})`,
  } as CSSProperties;
  return (
    <div className={styles.slide} style={background}>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          picture={picture}
          title={title}
          sizes="(width < 768px) 130vw, 100vw"
          upright
          focus="57% 50%"
          priority={index === 0}
        />
      </div>
      <div className={clsx(slideWords.content, styles.caption)}>
        <p className={styles.ticks} aria-hidden="true">
          {Array.from({ length: count }, (_, tick) => (
            <span
              key={tick}
              data-tick={tick === index ? 'present' : tick < index ? 'past' : undefined}
            />
          ))}
        </p>
        <p>
          <span className={claim ? styles.name : styles.claim}>{title}</span>{' '}
          {claim && (
            <span className={styles.claim}>
              <WholeWords>{claim}</WholeWords>
            </span>
          )}
        </p>
      </div>
      {index === 0 && <PaintTogether id="first-slide-end" />}
    </div>
  );
}
