import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether autoplay must rest: the pointer or the focus is on the carousel (except on its pause
 * button), or it is out of view.
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
    // The last of several changes that a busy page hears of at once.
    const intersection = new IntersectionObserver((entries) =>
      setInView(Boolean(entries.at(-1)?.isIntersecting)),
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
