'use client';

import { useEffect } from 'react';

/** Scroll distance in px from which the link is shown. */
const SHOWN_ABOVE = 100;

/** For browsers without scroll-driven animations. */
export function ScrollProgress({ target }: { target: string }) {
  useEffect(() => {
    const link = document.getElementById(target);
    if (!link || CSS.supports('animation-timeline: scroll()')) return;

    function update() {
      const { scrollHeight, clientHeight } = document.documentElement;
      const way = scrollHeight - clientHeight;
      link?.toggleAttribute('data-away', window.scrollY <= SHOWN_ABOVE);
      link?.style.setProperty('--progress', String(way > 0 ? window.scrollY / way : 0));
    }

    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [target]);

  return null;
}
