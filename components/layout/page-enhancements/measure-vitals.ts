import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Vitals } from '@/lib/features/vitals/schema';

/** Measures this page view and sends it once, when the page is hidden. */
export function measureVitals(): void {
  const page = location.pathname;
  const vitals: Vitals['vitals'] = {};
  const note = ({ name, value }: Metric) => {
    vitals[name] = Math.round(value * 1_000) / 1_000;
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);

  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    document.removeEventListener('visibilitychange', send);
    const body = JSON.stringify({ page, vitals } satisfies Vitals);
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
  };
  // Registered after the library's own listeners, which complete the figures on the same event.
  document.addEventListener('visibilitychange', send);
}
