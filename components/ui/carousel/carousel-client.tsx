'use client';

import { ArrowLeft, ArrowRight, Pause, Play } from '@/components/ui/icons/icons';
import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { twoDigits } from '@/lib/platform/text/two-digits';
import styles from './carousel.module.css';
import type { CarouselSettings } from './settings';
import { useSwiper } from './use-swiper';

export type Thumbnail = { name: string; picture: ReactNode; className?: string };

type Props = {
  words: {
    /** The accessible name of the group. */
    controls: string;
    /** Of the button that an autoplaying carousel has. */
    stop?: string;
    start?: string;
    /** Of the arrows. */
    previous?: string;
    next?: string;
  };
  settings: CarouselSettings;
  count: number;
  arrows: boolean;
  /** Each shows its slide. */
  thumbnails?: Thumbnail[];
  overlay: boolean;
};

/** The controls; mounting them starts Swiper on the slides beside them. */
export function CarouselControls({ words, settings, count, arrows, thumbnails, overlay }: Props) {
  const controls = useRef<HTMLDivElement>(null);
  const { ready, locked, position, autoplayEnabled, setAutoplayEnabled, move, show } = useSwiper(
    controls,
    settings,
  );
  const RotationIcon = autoplayEnabled ? Pause : Play;

  return (
    <div
      ref={controls}
      className={clsx(styles.controls, overlay && styles.overlay)}
      role="group"
      aria-label={words.controls}
      data-tone={overlay ? 'dark' : undefined}
      hidden={locked}
    >
      {settings.autoplay && ready && (
        <button
          type="button"
          className={styles.control}
          onClick={() => setAutoplayEnabled(!autoplayEnabled)}
          data-rotation
          aria-label={autoplayEnabled ? words.stop : words.start}
        >
          <RotationIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      {thumbnails?.map(({ name, picture, className }, index) => (
        <button
          key={index}
          type="button"
          className={className}
          onClick={() => show(index)}
          aria-label={name}
          aria-current={index === position || undefined}
          data-js
        >
          {picture}
        </button>
      ))}
      {arrows && (
        <>
          <button
            type="button"
            className={styles.control}
            onClick={() => move(-1)}
            aria-label={words.previous}
            data-js
          >
            <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => move(1)}
            aria-label={words.next}
            data-js
          >
            <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <span className={styles.position} aria-hidden="true">
            {`${twoDigits(position + 1)} / ${twoDigits(count)}`}
          </span>
        </>
      )}
    </div>
  );
}
