'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { armReveals } from '@/components/ui/reveal/reveal-observer';
import { watchScrollStops } from '@/components/ui/rich-text/scroll-stops';
import { HYDRATED, SCRIPTS_READY } from '@/lib/delivery/html/scripts-ready';
import type { Analytics } from '@/lib/platform/env';
import { markBrokenPictures } from './broken-pictures';
import { supplyInvokers } from './invoker-fallback';
import { reportView } from './report-view';

/** Respects "Do Not Track" and Global Privacy Control. */
const wantsNoMeasuring = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** @param analytics another program that counts visitors, where the operator has one */
export function PageEnhancements({ analytics }: { analytics?: Analytics }) {
  const pathname = usePathname();
  useLayoutEffect(() => void dispatchEvent(new Event(HYDRATED)), []);
  useEffect(() => armReveals(), [pathname]);
  useEffect(() => watchScrollStops(), [pathname]);
  useEffect(() => {
    if (!document.querySelector('[data-language-line]')) return;
    void import('./offer-language').then((m) => m.offerLanguage());
  }, [pathname]);
  useEffect(() => {
    if (!wantsNoMeasuring()) reportView(location.pathname);
  }, [pathname]);
  useEffect(() => markBrokenPictures(), []);
  useEffect(() => supplyInvokers(), []);
  useEffect(() => void dispatchEvent(new Event(SCRIPTS_READY)), []);
  useEffect(() => {
    if (!wantsNoMeasuring()) void import('./measure-vitals').then((m) => m.measureVitals());
  }, []);
  useEffect(() => {
    if (!analytics || wantsNoMeasuring()) return;
    void import('./analytics').then((m) => m.loadAnalytics(analytics));
  }, [analytics]);
  return null;
}
