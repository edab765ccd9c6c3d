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

/**
 * Slides cycle through three backgrounds. With a claim the summary is left to the grid further below.
 */
export function HeroSlide({ service, index, count }: Props) {
  const { title, claim, summary } = service;
  const background = {
    '--slide-background': `var(--hero-${(index % BACKGROUNDS) + 1})`,
  } as CSSProperties;
  return (
    <div className={styles.slide} style={background}>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          picture={service.picture}
          title={title}
          sizes="(width < 768px) 130vw, 100vw"
          upright
          focus="57% 50%"
          priority={index === 0}
        />
      </div>
      <div className={clsx(slideWords.content, styles.content)}>
        <p className={styles.ticks} aria-hidden="true">
          {Array.from({ length: count }, (_, tick) => (
            <span
              key={tick}
              data-tick={tick === index ? 'present' : tick < index ? 'past' : undefined}
            />
          ))}
        </p>
        {claim ? (
          <h2>
            <span className={styles.name}>
              <WholeWords>{title}</WholeWords>
            </span>{' '}
            <span className={styles.heading}>
              <WholeWords>{claim}</WholeWords>
            </span>
          </h2>
        ) : (
          <h2 className={styles.heading}>
            <WholeWords>{title}</WholeWords>
          </h2>
        )}
        {summary && !claim && (
          <p className={styles.text}>
            <WholeWords>{summary}</WholeWords>
          </p>
        )}
      </div>
      {index === 0 && <PaintTogether id="first-slide-end" />}
    </div>
  );
}
