'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { armReveals } from '@/components/ui/reveal/reveal-observer';
import { SCRIPTS_READY } from '@/lib/delivery/html/scripts-ready';
import { markBrokenPictures } from './broken-pictures';
import { supplyInvokers } from './invoker-fallback';

/** Respects "Do Not Track" and Global Privacy Control. */
const wantsNoMeasuring = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

export function PageEnhancements() {
  const pathname = usePathname();
  useEffect(() => armReveals(), [pathname]);
  useEffect(() => markBrokenPictures(), []);
  useEffect(() => supplyInvokers(), []);
  useEffect(() => void dispatchEvent(new Event(SCRIPTS_READY)), []);
  useEffect(() => {
    if (!wantsNoMeasuring()) void import('./measure-vitals').then((m) => m.measureVitals());
  }, []);
  return null;
}
