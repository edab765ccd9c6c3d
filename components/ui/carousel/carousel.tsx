import { Children, type CSSProperties, type ReactNode } from 'react';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import { CarouselControls, type Thumbnail } from './carousel-client';
import styles from './carousel.module.css';
import { fitting, slideProperties, type CarouselSettings } from './settings';

type Props = {
  /** The accessible name, such as "Our services". */
  label: string;
  settings: CarouselSettings;
  /** none: no arrows and no position. An autoplaying carousel keeps its pause button. */
  controls?: 'arrows' | 'none';
  /** overlay: over the slides, at the end of their lower edge. */
  controlsPlace?: 'below' | 'overlay';
  /** Small pictures of the slides, in place of arrows and position: a few slides of one size. */
  thumbnails?: Thumbnail[];
  children: ReactNode;
};

/** A scrollable list without scripts; Swiper takes over with the same dimensions. */
export function Carousel({
  label,
  settings: wanted,
  controls = 'arrows',
  controlsPlace = 'below',
  thumbnails,
  children,
}: Props) {
  const { controls: words, common } = siteWords();
  const slides = Children.toArray(children);
  const settings = fitting(wanted, slides.length);
  const arrows = controls === 'arrows' && !thumbnails;
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
            ...(settings.autoplay && { stop: words.stopSlides, start: words.startSlides }),
            ...(arrows && { previous: words.previousSlide, next: words.nextSlide }),
          }}
          thumbnails={thumbnails}
          settings={settings}
          count={slides.length}
          arrows={arrows}
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
