/** Seconds. */
const DURATION = 0.6;
const VISIBLE_SHARE = 0.1;

/** Seconds to wait for a value of `delay`: none for its default 1, otherwise a tenth of it. */
export const delayOf = (value: number) => (value === 1 ? 0 : value * 0.1);

const isDue = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  // What is higher than ten screens never shows a tenth of itself.
  (intersectionRatio >= VISIBLE_SHARE || intersectionRect.height >= window.innerHeight / 2);

async function show(element: HTMLElement) {
  try {
    const { animate } = await import('framer-motion/dom/mini');
    await animate(
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

/**
 * Arms every `data-reveal` element that is not in view yet; one observer serves them all.
 * @returns ends the observation and shows what is still hidden
 */
export function armReveals(root: ParentNode = document): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const elements = root.querySelectorAll<HTMLElement>('[data-reveal]:not([data-reveal-state])');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        const armed = element.dataset.revealState === 'hidden';
        if (!armed) {
          element.dataset.revealState = entry.isIntersecting ? 'shown' : 'hidden';
          if (entry.isIntersecting) observer.unobserve(element);
        } else if (isDue(entry)) {
          observer.unobserve(element);
          element.dataset.revealState = 'showing';
          void show(element);
        }
      }
    },
    { threshold: [0, VISIBLE_SHARE, 0.5] },
  );
  elements.forEach((element) => observer.observe(element));
  return () => {
    observer.disconnect();
    elements.forEach((element) => {
      if (element.dataset.revealState === 'hidden') delete element.dataset.revealState;
    });
  };
}
