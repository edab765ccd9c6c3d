'use client';

import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { texts } from '@/lib/certificate/texts';
import { postJson } from '@/lib/http/post-json';
import { unlockToasts } from './toasts';
import { isOver, readStep, writeStep } from './step-record';

const CHECK_EVERY = 60_000;
const RELOAD_AFTER = 3_000;

/**
 * Looks every minute whether 20 minutes are over.
 * @returns says that they are: nothing of the request is left, and the page begins anew, unless
 *   the visitor is on the way to another, which a reload would call back
 */
export function useExpiry(): () => void {
  const [over, setOver] = useState(false);
  const expire = useCallback(() => {
    writeStep(undefined);
    unlockToasts.info(texts.expired);
    void postJson('/api/certificate/reset', {}).catch(() => undefined);
    setOver(true);
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      const record = readStep();
      if (record && isOver(record)) expire();
    }, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [expire]);
  // As a layout effect it ends together with the page, not a moment after the next one is there.
  useLayoutEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => location.reload(), RELOAD_AFTER);
    const stay = () => clearTimeout(timer);
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) stay();
    };
    window.addEventListener('click', onClick);
    return () => {
      stay();
      window.removeEventListener('click', onClick);
    };
  }, [over]);
  return expire;
}
