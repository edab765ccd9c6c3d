'use client';

import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { postJson } from '@/lib/platform/http/post-json';
import { unlockToasts } from './toasts';
import { isOver, readStep, removeStep } from './step-record';

const CHECK_EVERY = 60_000;
const RELOAD_AFTER = 3_000;

/**
 * Checks every minute whether the 20 minutes are over.
 * @param file key of a locked document; undefined for the certificate
 * @param message says that they are over
 * @returns expires the request at once: clears it everywhere and reloads the page, unless the
 * visitor follows a link before
 */
export function useExpiry(file: string | undefined, message: string): () => void {
  const [over, setOver] = useState(false);
  const expire = useCallback(() => {
    removeStep(file);
    unlockToasts.info(message);
    void postJson('/api/certificate/reset', { file }).catch(() => undefined);
    setOver(true);
  }, [file, message]);
  useEffect(() => {
    const timer = setInterval(() => {
      const record = readStep(file);
      if (record && isOver(record)) expire();
    }, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [expire, file]);
  // A layout effect is cleaned up together with the page; an effect would run on for a moment.
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
