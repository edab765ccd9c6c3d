'use client';

import { useCallback, useEffect, useRef } from 'react';

type History = { currentEntry?: { index: number } };
const positionOf = (): number | undefined =>
  (window as { navigation?: History }).navigation?.currentEntry?.index;

/**
 * Holds back “Back” and “Forward” of the browser, which no framework does: the page stays, and
 * `onHeld` asks the person. It is given what goes where they wanted to go, and so is the caller.
 */
export function useBackGuard(isActive: boolean, onHeld: (leave: () => void) => void): () => void {
  const wanted = useRef(-1);
  const isLeaving = useRef(false);
  const held = useRef(onHeld);
  useEffect(() => {
    held.current = onHeld;
  }, [onHeld]);
  const leave = useCallback(() => {
    isLeaving.current = true;
    window.history.go(wanted.current);
  }, []);

  useEffect(() => {
    if (!isActive) return;
    isLeaving.current = false;
    const position = positionOf();
    let isReturning = false;
    const hold = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      // The router must not hear of it: it would show the other page.
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        held.current(leave);
        return;
      }
      const now = positionOf();
      // Browsers that do not say where they are have mostly gone back by one.
      wanted.current = position === undefined || now === undefined ? -1 : now - position;
      isReturning = wanted.current !== 0;
      if (isReturning) window.history.go(-wanted.current);
    };
    window.addEventListener('popstate', hold, true);
    return () => window.removeEventListener('popstate', hold, true);
  }, [isActive, leave]);

  return leave;
}
