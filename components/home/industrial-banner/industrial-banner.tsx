import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import type { Fact } from '@/lib/content/schemas/fields';
import { markedAs } from '@/lib/platform/text/writing';
import { BannerSlide, type Slide } from './banner-slide';
import styles from './industrial-banner.module.css';

type Props = {
  /** The h1; it stays while the slides change. */
  title: string;
  /** Of the slides, for assistive technology. */
  label: string;
  slides: Slide[];
  facts: Fact[];
  /** The content of the panel below the title, beside the pictures. */
  children: ReactNode;
};

/** A slide rests for 7 s and then fades for 3 s. */
const settings = {
  perView: { 0: 1 },
  gap: 0,
  speed: 3000,
  autoplay: 7000,
  loop: true,
  effect: 'fade',
} as const;

export function IndustrialBanner({ title, label, slides, facts, children }: Props) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="industrial-heading">
      <h1 id="industrial-heading" className={styles.title}>
        {title}
      </h1>
      <div className={styles.stage}>
        <Carousel label={label} settings={settings} controls="none" controlsPlace="overlay">
          {slides.map((slide, index) => (
            <BannerSlide key={index} slide={slide} index={index} count={slides.length} />
          ))}
        </Carousel>
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value, lang }) => (
            <div key={name} {...markedAs(lang)}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.panel}>{children}</div>
      <PaintTogether id="banner-end" />
    </section>
  );
}
