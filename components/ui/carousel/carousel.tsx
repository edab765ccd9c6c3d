import { Children, type CSSProperties, type ReactNode } from 'react';
import { siteWords } from '@/lib/content/site-words';
import { fill } from '@/words/format';
import { CarouselControls } from './carousel-client';
import styles from './carousel.module.css';
import { slideProperties, type CarouselSettings } from './settings';

type Props = {
  /** The accessible name, such as "Our services". */
  label: string;
  settings: CarouselSettings;
  /** none: no arrows and no position. An autoplaying carousel keeps its pause button. */
  controls?: 'arrows' | 'none';
  /** overlay: over the slides, at the end of their lower edge. */
  controlsPlace?: 'below' | 'overlay';
  children: ReactNode;
};

/** A scrollable list without scripts; Swiper takes over with the same dimensions. */
export function Carousel({
  label,
  settings,
  controls = 'arrows',
  controlsPlace = 'below',
  children,
}: Props) {
  const { controls: words, common } = siteWords();
  const slides = Children.toArray(children);
  return (
    <section
      className={styles.carousel}
      style={slideProperties(settings) as CSSProperties}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-centered={settings.centered}
      data-effect={settings.effect}
    >
      {slides.length > 1 && (
        <CarouselControls
          words={{
            controls: fill(words.carouselControls, { name: label }),
            stop: words.stopSlides,
            start: words.startSlides,
            previous: words.previousSlide,
            next: words.nextSlide,
          }}
          settings={settings}
          count={slides.length}
          arrows={controls === 'arrows'}
          overlay={controlsPlace === 'overlay'}
        />
      )}
      <div
        className={styles.viewport}
        role="group"
        aria-label={fill(words.carouselSlides, { name: label })}
        tabIndex={0}
        data-viewport
      >
        <div className={styles.track} data-track>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(common.place, { number: index + 1, total: slides.length })}
              data-slide
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
