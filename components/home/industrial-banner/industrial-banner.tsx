import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import type { Fact } from '@/lib/content/fields';
import type { BannerSlideContent as Slide } from '@/lib/demo-data/industrial-home';
import { BannerSlide } from './banner-slide';
import styles from './industrial-banner.module.css';

type Props = {
  /** The page's h1: stays while the slides change. */
  title: string;
  slides: Slide[];
  /** Stand below the banner, beside the foot of the panel. */
  facts: Fact[];
  /** The content of the panel that lies over the banner's lower edge. */
  children: ReactNode;
};

/** Seven seconds a slide, three of them the fade. */
const settings = {
  perView: { 0: 1 },
  gap: 0,
  speed: 3000,
  autoplay: 7000,
  loop: true,
  effect: 'fade',
} as const;

/** The beginning of the industrial-style home: slides behind the title, and a panel over their edge. */
export function IndustrialBanner({ title, slides, facts, children }: Props) {
  return (
    <section className={styles.banner} data-tone="dark" aria-labelledby="industrial-heading">
      <h1 id="industrial-heading" className={styles.title}>
        {title}
      </h1>
      <div className={styles.stage}>
        <Carousel
          label="What we forge for"
          settings={settings}
          controls="none"
          controlsPlace="overlay"
        >
          {slides.map((slide, index) => (
            <BannerSlide key={slide.title} slide={slide} index={index} count={slides.length} />
          ))}
        </Carousel>
      </div>
      <div className={styles.panel}>{children}</div>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
