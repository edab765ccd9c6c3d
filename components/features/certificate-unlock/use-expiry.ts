'use client';

import { useCallback, useEffect, useState } from 'react';
import { texts } from '@/lib/certificate/texts';
import { askSite } from '@/lib/http/ask-site';
import { say } from './say';
import { isOver, readStep, writeStep } from './step-record';

const CHECK_EVERY = 60_000;
const RELOAD_AFTER = 3_000;

/**
 * Looks every minute whether 20 minutes are over.
 * @returns says that they are: nothing of the request is left, and the page, if it is still there,
 *   begins anew
 */
export function useExpiry(): () => void {
  const [over, setOver] = useState(false);
  const expire = useCallback(() => {
    writeStep(undefined);
    say.info(texts.expired);
    void askSite('/api/certificate/reset', {}).catch(() => undefined);
    setOver(true);
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      const record = readStep();
      if (record && isOver(record)) expire();
    }, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [expire]);
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => location.reload(), RELOAD_AFTER);
    return () => clearTimeout(timer);
  }, [over]);
  return expire;
}
