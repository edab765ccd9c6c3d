import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';
import { canLoop, type CarouselSettings } from './settings';

export type Engine = Swiper;

type Listeners = {
  /** The active slide or the number of visible slides has changed. */
  settled: (engine: Engine) => void;
  dragged: () => void;
};

/**
 * Starts Swiper at the slide in view. Its style sheet is not loaded: carousel.module.css gives the
 * slides the same dimensions.
 * @returns the instance, and `stop`, which restores the list
 */
export function startSwiper(viewport: HTMLElement, settings: CarouselSettings, on: Listeners) {
  const slides = [...viewport.querySelectorAll<HTMLElement>('[data-slide]')];
  const initialSlide = slideInView(viewport, slides, settings.centered);
  // Before Swiper starts, so that scroll snapping does not fight its transforms.
  viewport.dataset.ready = '';
  viewport.removeAttribute('tabindex');

  const engine = new Swiper(viewport, {
    ...optionsOf(settings, slides.length),
    modules: [Autoplay, EffectFade],
    wrapperClass: viewport.firstElementChild?.classList[0],
    slideClass: slides[0]?.classList[0],
    initialSlide,
  });
  const settle = () => {
    makeHiddenSlidesInert(engine);
    on.settled(engine);
  };
  engine.on('slideChange slideChangeTransitionEnd resize breakpoint lock unlock', settle);
  engine.on('sliderFirstMove', on.dragged);
  settle();

  const stop = () => {
    engine.destroy();
    slides.forEach((slide) => (slide.inert = false));
    delete viewport.dataset.ready;
    viewport.tabIndex = 0;
  };
  return { engine, stop };
}

function optionsOf(settings: CarouselSettings, count: number) {
  const { perView, gap = 0, speed = 500, autoplay, centered = false, effect = 'slide' } = settings;
  const loop = canLoop(settings, count);
  return {
    slidesPerView: perView[0],
    breakpoints: Object.fromEntries(
      Object.entries(perView).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    spaceBetween: gap,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed,
    centeredSlides: centered,
    centeredSlidesBounds: centered && !loop,
    loop,
    // Accepts a second click during a move.
    loopPreventsSliding: false,
    rewind: Boolean(settings.loop) && !loop,
    effect,
    fadeEffect: { crossFade: true },
    simulateTouch: settings.draggable ?? true,
    watchSlidesProgress: true,
    // Started and stopped by the carousel's own controls.
    autoplay: { enabled: false, delay: autoplay },
  };
}

/** Off-screen slides must not be reachable by keyboard or screen reader. */
function makeHiddenSlidesInert({ slides, params }: Engine) {
  for (const slide of slides) {
    slide.inert = !slide.classList.contains(params.slideVisibleClass ?? '');
  }
}

function slideInView(viewport: HTMLElement, slides: HTMLElement[], centered = false): number {
  const place = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return centered ? left + width / 2 : left;
  };
  const distances = slides.map((slide) => Math.abs(place(slide) - place(viewport)));
  return distances.indexOf(Math.min(...distances));
}
