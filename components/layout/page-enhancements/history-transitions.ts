let returning: (() => void) | undefined;
/** The path of the page in the document, which the address leaves first. */
let shown: string | undefined;

/** Firefox restores a place by itself all the same, and would glide on from the one set here. */
function setGliding(allowed: boolean) {
  const root = document.documentElement;
  root.style.scrollBehavior = allowed ? '' : 'auto';
  // It goes by the style as last computed, so that is read.
  void getComputedStyle(root).scrollBehavior;
}

/** To be called when another page is in the document. */
export function pageArrived() {
  returning?.();
  forget();
  shown = location.pathname;
}

function forget() {
  if (returning) setGliding(true);
  returning = undefined;
}

/**
 * Lets back and forward be view transitions, too. A browser restores the place on a page right after
 * `popstate`, before a transition can begin, so React changes the page at once then. Here the place is
 * ours to restore, and the router hears of the change a moment later, as of any other.
 * Swipes, which bring their own transition, and browsers without the Navigation API are left alone.
 * @returns ends it
 */
export function animateHistory(): () => void {
  if (!('navigation' in window) || !('startViewTransition' in document)) return () => undefined;
  const places = new Map<string, number>();
  let held = false;

  function keepPlace() {
    // While a page is on its way, its entry is the current one, but the page before still scrolls.
    if (!returning && navigation.currentEntry) places.set(navigation.currentEntry.key, scrollY);
  }

  /** Another page begins at its top, a part of this one where the browser stands. */
  function beginPlace({ navigationType }: NavigationCurrentEntryChangeEvent) {
    const key = navigation.currentEntry?.key;
    if (navigationType !== 'push' || !key) return;
    places.set(key, location.pathname === shown ? scrollY : 0);
  }

  function hold(event: NavigateEvent) {
    const { navigationType, canIntercept, hasUAVisualTransition, destination } = event;
    const elsewhere = new URL(destination.url).pathname !== shown;
    const traverses = navigationType === 'traverse';
    const place = places.get(destination.key);
    held = traverses && canIntercept && !hasUAVisualTransition && elsewhere && place !== undefined;
    // A page that was asked for meanwhile begins at its top, and one that was never left does not arrive.
    // (A page that arrives replaces its entry.)
    if (navigationType === 'push' || (traverses && !elsewhere)) forget();
    if (!held) return;
    setGliding(false);
    event.intercept({ scroll: 'manual', focusReset: 'manual' });
    returning = () => {
      scrollTo({ top: place, behavior: 'instant' });
    };
  }

  function tellLater(event: PopStateEvent) {
    if (!held || !event.isTrusted) return;
    event.stopImmediatePropagation();
    const state: unknown = event.state;
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state })), 0);
  }

  keepPlace(); // scrolled to before scripts came
  addEventListener('scroll', keepPlace, { passive: true });
  addEventListener('popstate', tellLater, true);
  navigation.addEventListener('currententrychange', beginPlace);
  navigation.addEventListener('navigate', hold);
  return () => {
    removeEventListener('scroll', keepPlace);
    removeEventListener('popstate', tellLater, true);
    navigation.removeEventListener('currententrychange', beginPlace);
    navigation.removeEventListener('navigate', hold);
  };
}
