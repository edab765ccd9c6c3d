import clsx from 'clsx';
import type { CSSProperties } from 'react';
import slideWords from '@/components/ui/carousel/slide-words.module.css';
import { Photo } from '@/components/ui/photo/photo';
import type { ServiceSummary } from '@/lib/content/schemas';
import { twoDigits } from '@/lib/text/two-digits';
import styles from './hero-slide.module.css';

const BACKGROUNDS = 3;

type Props = { service: ServiceSummary; index: number; count: number };

/** Slides cycle through three backgrounds. */
export function HeroSlide({ service, index, count }: Props) {
  const background = {
    '--slide-background': `var(--hero-${(index % BACKGROUNDS) + 1})`,
  } as CSSProperties;
  return (
    <div className={styles.slide} style={background}>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          picture={service.picture}
          title={service.title}
          sizes="(width < 768px) 130vw, 100vw"
          upright
          focus="57% 50%"
          priority={index === 0}
        />
      </div>
      <div className={clsx(slideWords.content, styles.content)}>
        <p className={clsx(slideWords.number, styles.number)} aria-hidden="true">
          {twoDigits(index + 1)} <span>/ {twoDigits(count)}</span>
        </p>
        <h2 className={styles.heading}>{service.title}</h2>
        {service.summary && <p className={styles.text}>{service.summary}</p>}
      </div>
    </div>
  );
}
