import clsx from 'clsx';
import type { CSSProperties } from 'react';
import slideWords from '@/components/ui/carousel/slide-words.module.css';
import { Photo } from '@/components/ui/photo/photo';
import type { ServiceSummary } from '@/lib/content/schemas';
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
        <p className={styles.ticks} aria-hidden="true">
          {Array.from({ length: count }, (_, tick) => (
            <span
              key={tick}
              data-tick={tick === index ? 'present' : tick < index ? 'past' : undefined}
            />
          ))}
        </p>
        <h2 className={styles.heading}>{service.title}</h2>
        {service.summary && <p className={styles.text}>{service.summary}</p>}
      </div>
    </div>
  );
}
