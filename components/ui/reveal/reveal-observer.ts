import type { animate } from 'framer-motion/dom/mini';

type Animate = typeof animate;

const DURATION = 0.6;
const VISIBLE_SHARE = 0.1;

/** Delay in seconds: none for the default of 1, otherwise a tenth of the value. */
export const delayOf = (value: number) => (value === 1 ? 0 : value * 0.1);

/** Elements above the viewport count as in view, so that a jump down and back finds them shown. */
const WITH_ALL_ABOVE = '10000000px 0px 0px';

/** Already scrolled past. */
const isPassed = ({ boundingClientRect }: IntersectionObserverEntry) => boundingClientRect.top < 0;

const isDue = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  // An element higher than ten screens never shows a tenth of itself.
  (intersectionRatio >= VISIBLE_SHARE || intersectionRect.height >= window.innerHeight / 2);

async function show(element: HTMLElement, move: Animate) {
  try {
    await move(
      element,
      { opacity: [0, 1], transform: ['translateY(40px)', 'translateY(0px)'] },
      { duration: DURATION, delay: delayOf(Number(element.dataset.reveal)), ease: 'easeOut' },
    );
  } finally {
    // Show the content even if the animation fails.
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
        // A second entry may arrive in the same frame, after the element is done.
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
 * Prepares every `data-reveal` element that is not in view yet. Nothing is hidden before the
 * animation library has loaded.
 * @returns disconnects and shows what is still hidden
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
