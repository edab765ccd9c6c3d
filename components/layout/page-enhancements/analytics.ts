import type { Analytics } from '@/lib/platform/env';

declare global {
  interface Window {
    /** Commands of Matomo. */
    _paq?: (string | number)[][];
  }
}

const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

const FILES = { plausible: '/js/script.js', umami: '/script.js', matomo: '/matomo.js' };

/** What each program reads from its script tag. */
const dataOf = ({ program, site }: Analytics): Record<string, string> => {
  if (program === 'plausible') return { domain: location.hostname };
  return program === 'umami' ? { websiteId: site, doNotTrack: 'true' } : {};
};

/** Sets no cookie. Unlike the other two it does not count pages that are opened without a document. */
function prepareMatomo({ origin, site }: Analytics): void {
  window._paq = [
    ['disableCookies'],
    ['setTrackerUrl', `${origin}/matomo.php`],
    ['setSiteId', site],
    ['trackPageView'],
  ];
}

function load(analytics: Analytics): void {
  if (analytics.program === 'matomo') prepareMatomo(analytics);
  const script = document.createElement('script');
  script.src = analytics.origin + FILES[analytics.program];
  script.async = true;
  Object.assign(script.dataset, dataOf(analytics));
  document.head.append(script);
}

/** Loads the program at the first interaction. */
export function loadAnalytics(analytics: Analytics): void {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    load(analytics);
  };
  // Where scripts wait for the first interaction, that is the reason why this one runs.
  if (navigator.userActivation?.hasBeenActive) return begin();
  for (const name of INTERACTIONS) {
    addEventListener(name, begin, { signal: stop.signal, passive: true });
  }
}
