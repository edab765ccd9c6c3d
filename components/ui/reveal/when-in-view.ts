/** Calls back once, when a tenth of the element is in view. @returns stops watching */
export function whenInView(element: Element, seen: () => void, margin = '0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page hears of several changes at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen();
    },
    { threshold: 0.1, rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
