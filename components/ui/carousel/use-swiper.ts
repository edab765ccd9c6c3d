import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { directionOf } from '../direction';
import { whenInView } from '../reveal/when-in-view';
import { breakpoints, type CarouselSettings } from './settings';
import type { Engine } from './swiper-engine';
import { usePaused } from './use-paused';

/** How far below the viewport Swiper starts to load. */
const LOAD_MARGIN = '300px';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Slides in view at the window's width. */
const shownOf = ({ perView }: CarouselSettings): number =>
  breakpoints.reduce(
    (shown, width) =>
      matchMedia(`(width >= ${width}px)`).matches ? (perView[width] ?? shown) : shown,
    perView[0],
  );

const viewportOf = (controls: HTMLElement | null) =>
  controls?.parentElement?.querySelector<HTMLElement>(':scope > [data-viewport]');

/**
 * Loads Swiper when the carousel comes near. Autoplay runs while it is enabled and not paused.
 * @param settings read once
 */
export function useSwiper(controls: RefObject<HTMLElement | null>, settings: CarouselSettings) {
  const [initial] = useState(settings);
  const [swiper, setSwiper] = useState<Engine>();
  const [position, setPosition] = useState(0);
  const [locked, setLocked] = useState(false);
  const [autoplayEnabled, setAutoplayEnabled] = useState<boolean>();
  const paused = usePaused(controls);
  const playing = autoplayEnabled && !paused && !locked;
  const shown = useSyncExternalStore(
    onResize,
    () => shownOf(initial),
    () => initial.perView[0],
  );

  useEffect(() => {
    const viewport = viewportOf(controls.current);
    if (!viewport) return;
    let stop: (() => void) | undefined;
    let unmounted = false;
    const start = async () => {
      const { startSwiper } = await import('./swiper-engine');
      if (unmounted) return;
      const started = startSwiper(viewport, initial, shown, {
        settled: (position, locked) => {
          setPosition(position);
          setLocked(locked);
        },
        dragged: () => initial.stopOnInteraction && setAutoplayEnabled(false),
      });
      stop = started.stop;
      setSwiper(started.engine);
      // A visitor's choice outlives a new start at another width.
      setAutoplayEnabled(
        (chosen) => chosen ?? (Boolean(initial.autoplay) && !prefersReducedMotion()),
      );
    };
    const stopWaiting = whenInView(viewport, start, LOAD_MARGIN);
    return () => {
      unmounted = true;
      stopWaiting();
      stop?.();
      setSwiper(undefined);
    };
  }, [controls, initial, shown]);

  useEffect(() => {
    if (!swiper) return;
    // Announces slides only while they do not move by themselves.
    swiper.wrapperEl.setAttribute('aria-live', playing ? 'off' : 'polite');
    if (playing) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing]);

  const move = (step: 1 | -1) => {
    if (initial.stopOnInteraction) setAutoplayEnabled(false);
    if (step === 1) swiper?.slideNext();
    else swiper?.slidePrev();
    if (!swiper) scrollBySlides(viewportOf(controls.current), step);
  };

  /** @param index of a slide of a carousel without a loop */
  const show = (index: number) => {
    if (swiper) swiper.slideTo(index);
    else scrollBySlides(viewportOf(controls.current), index - position);
  };

  return {
    ready: swiper !== undefined,
    locked,
    position,
    autoplayEnabled,
    setAutoplayEnabled,
    move,
    show,
  };
}

/** What the controls do until Swiper has loaded. */
function scrollBySlides(viewport: HTMLElement | null | undefined, step: number) {
  if (!viewport) return;
  const width = viewport.querySelector('[data-slide]')?.clientWidth ?? 0;
  viewport.scrollBy({ left: step * width * directionOf(viewport), behavior: 'instant' });
}
