import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';
import { directionOf } from '../direction';
import { loopSets, type CarouselSettings } from './settings';
import { copySlides } from './slide-copies';

export type Engine = Swiper;

type Listeners = {
  /** The active slide has changed; `locked`: all slides are in view. */
  settled: (position: number, locked: boolean) => void;
  dragged: () => void;
};

/**
 * Starts Swiper at the slide in view. Its style sheet is not loaded: carousel.module.css gives the
 * slides the same dimensions.
 * @returns the instance, and `stop`, which restores the list at the slide in view
 */
export function startSwiper(
  viewport: HTMLElement,
  settings: CarouselSettings,
  slidesPerView: number,
  on: Listeners,
) {
  const slides = [...viewport.querySelectorAll<HTMLElement>('[data-slide]')];
  const sets = loopSets(settings, slidesPerView, slides.length);
  const distanceOf = (slide: HTMLElement) =>
    place(slide, settings.centered) - place(viewport, settings.centered);
  const distances = slides.map((slide) => Math.abs(distanceOf(slide)));
  const initialSlide = distances.indexOf(Math.min(...distances));
  const removeCopies = copySlides(slides, Math.max(0, sets - 1));
  // Before Swiper starts, so that scroll snapping does not fight its transforms.
  viewport.dataset.ready = '';
  viewport.removeAttribute('tabindex');

  const engine = new Swiper(viewport, {
    ...optionsOf(settings, sets > 0),
    slidesPerView,
    modules: [Autoplay, EffectFade],
    wrapperClass: viewport.firstElementChild?.classList[0],
    slideClass: slides[0]?.classList[0],
    initialSlide,
  });
  waitForPictures(engine);
  const settle = () => {
    makeHiddenSlidesInert(engine);
    on.settled(engine.realIndex % slides.length, slides.length <= slidesPerView || engine.isLocked);
  };
  engine.on('slideChange slideChangeTransitionEnd resize lock unlock', settle);
  engine.on('sliderFirstMove', on.dragged);
  settle();

  const stop = () => {
    const shown = slides[engine.realIndex % slides.length];
    engine.destroy();
    removeCopies();
    slides.forEach((slide) => (slide.inert = false));
    delete viewport.dataset.ready;
    viewport.tabIndex = 0;
    if (shown) viewport.scrollLeft += distanceOf(shown);
  };
  return { engine, stop };
}

/** By itself a carousel moves on only once the pictures that come into view are decoded, or have failed. */
function waitForPictures(engine: Engine) {
  const slideNext = engine.slideNext.bind(engine);
  let latest: object;
  engine.slideNext = (speed, runCallbacks, byItself) => {
    if (!byItself) return slideNext(speed, runCallbacks);
    const { slides, activeIndex, params } = engine;
    const shown = Math.ceil(Number(params.slidesPerView));
    const coming = Array.from(
      { length: shown },
      (_, at) => slides[(activeIndex + 1 + at) % slides.length]!,
    );
    const pictures = coming.flatMap((slide) => [...slide.querySelectorAll('img')]);
    const move = (latest = {});
    void Promise.allSettled(
      pictures.map((picture) => {
        picture.loading = 'eager'; // a lazy one out of view never comes
        return picture.decode();
      }),
    ).then(() => {
      if (move === latest && !engine.destroyed && engine.autoplay.running)
        slideNext(speed, runCallbacks, true);
    });
    return false;
  };
}

function optionsOf(settings: CarouselSettings, loop: boolean) {
  const { gap = 0, speed = 500, autoplay, centered = false, effect = 'slide' } = settings;
  return {
    spaceBetween: gap,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed,
    centeredSlides: centered,
    centeredSlidesBounds: centered && !loop,
    loop,
    // Accepts a second click during a move.
    loopPreventsSliding: false,
    effect,
    // The incoming slide over an opaque one: both half transparent would leave neither legible.
    fadeEffect: { crossFade: false },
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

/** Of its middle, or of the edge where lines begin. */
function place(element: HTMLElement, centered = false): number {
  const { left, right, width } = element.getBoundingClientRect();
  if (centered) return left + width / 2;
  return directionOf(element) === 1 ? left : right;
}
