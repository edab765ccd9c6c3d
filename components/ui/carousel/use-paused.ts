import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a carousel has to hold still: the pointer rests on it, the focus is among its slides and
 * arrows (its pause button aside, which has a say of its own), or it is out of sight.
 */
export function usePaused(controls: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [inView, setInView] = useState(false);
  const [tabHidden, setTabHidden] = useState(false);

  useEffect(() => {
    const carousel = controls.current?.parentElement;
    if (!carousel) return;
    const ending = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => carousel.addEventListener(name, listener, { signal: ending.signal });

    on('pointerenter', (event) => event.pointerType === 'mouse' && setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', ({ target }) => setFocused(!(target as Element).closest('[data-rotation]')));
    on('focusout', ({ relatedTarget }) => {
      if (!carousel.contains(relatedTarget as Node | null)) setFocused(false);
    });
    const intersection = new IntersectionObserver(([entry]) =>
      setInView(Boolean(entry?.isIntersecting)),
    );
    intersection.observe(carousel);
    document.addEventListener('visibilitychange', () => setTabHidden(document.hidden), {
      signal: ending.signal,
    });
    return () => {
      ending.abort();
      intersection.disconnect();
    };
  }, [controls]);

  return hovered || focused || !inView || tabHidden;
}
