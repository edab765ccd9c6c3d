import type { animate } from 'framer-motion/dom/mini';

type Animate = typeof animate;

/** Seconds. */
const DURATION = 0.6;
const VISIBLE_SHARE = 0.1;

/** Seconds to wait for a value of `delay`: none for its default 1, otherwise a tenth of it. */
export const delayOf = (value: number) => (value === 1 ? 0 : value * 0.1);

/** What has been passed counts as in view: nobody who jumps ahead and comes back finds it missing. */
const WITH_ALL_ABOVE = '10000000px 0px 0px';

/** Who comes from below, or fast, is past its beginning already. */
const isPassed = ({ boundingClientRect }: IntersectionObserverEntry) => boundingClientRect.top < 0;

const isDue = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  // What is higher than ten screens never shows a tenth of itself.
  (intersectionRatio >= VISIBLE_SHARE || intersectionRect.height >= window.innerHeight / 2);

async function show(element: HTMLElement, move: Animate) {
  try {
    await move(
      element,
      { opacity: [0, 1], transform: ['translateY(40px)', 'translateY(0px)'] },
      { duration: DURATION, delay: delayOf(Number(element.dataset.reveal)), ease: 'easeOut' },
    );
  } finally {
    // Whatever became of the animation, the content is there.
    element.dataset.revealState = 'shown';
    element.style.removeProperty('opacity');
    element.style.removeProperty('transform');
  }
}

function observe(elements: Iterable<HTMLElement>, move: Animate) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        const state = element.dataset.revealState;
        // Of two changes in one frame the second may come after the element is done with.
        if (state && state !== 'hidden') continue;
        if (!state && !entry.isIntersecting) {
          element.dataset.revealState = 'hidden';
        } else if (!state || isPassed(entry)) {
          element.dataset.revealState = 'shown';
          observer.unobserve(element);
        } else if (isDue(entry)) {
          element.dataset.revealState = 'showing';
          observer.unobserve(element);
          void show(element, move);
        }
      }
    },
    { threshold: [0, VISIBLE_SHARE, 0.5], rootMargin: WITH_ALL_ABOVE },
  );
  for (const element of elements) observer.observe(element);
  return observer;
}

/**
 * Arms every `data-reveal` element that is not in view yet; one observer serves them all. Nothing is
 * hidden before what shows it again has been loaded.
 * @returns ends the observation and shows what is still hidden
 */
export function armReveals(root: ParentNode = document): () => void {
  const elements = root.querySelectorAll<HTMLElement>('[data-reveal]:not([data-reveal-state])');
  if (elements.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return () => undefined;
  }
  let observer: IntersectionObserver | undefined;
  let ended = false;
  void import('framer-motion/dom/mini').then(
    (motion) => {
      if (!ended) observer = observe(elements, motion.animate);
    },
    () => undefined, // without it everything stays in view
  );
  return () => {
    ended = true;
    observer?.disconnect();
    elements.forEach((element) => {
      if (element.dataset.revealState === 'hidden') delete element.dataset.revealState;
    });
  };
}
