/**
 * Calls once, when a tenth of the element has come into view.
 * @returns ends the wait
 */
export function whenInView(element: Element, seen: () => void, margin = '0px'): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      seen();
    },
    { threshold: 0.1, rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
