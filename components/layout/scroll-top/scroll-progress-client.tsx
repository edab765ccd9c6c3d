'use client';

import { useEffect } from 'react';

/** Scrolled further than this, in px, the way back is shown. */
const SHOWN_ABOVE = 100;

/** Drives the ring and its appearance in browsers that cannot do it in CSS alone. */
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
