/**
 * Inline script of every page: runs the scripts of the build at the first interaction and replays clicks
 * on controls with `data-js` (`data-js-at`: only where this media query matches).
 */
import { CART_KEY } from '@/lib/features/cart/storage';
import { CERTIFICATE_STEP_KEY } from '@/lib/features/certificate/step-key';
import { QUOTE_KEY } from '@/lib/features/quotes/basket-key';
import { pushPageData } from '@/lib/delivery/next/push-page-data';
import { disabledSheetLink } from '../next/sheet-link';
import { AT_ONCE, DATA_ATTRIBUTE, INERT_TYPE } from './deferred-scripts';
import type { ForScripts } from './page-data';
import { SHEET_ATTRIBUTE } from './inlined-styles';
import { OBSERVED } from './outside-changes';
import { SCRIPTS_READY } from './scripts-ready';

const WAKING_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'dragenter'];
const WAKING_EVENTS_ON_CONTROLS = ['pointerover', 'focusin'];
const CONTROL = 'a,button,input,select,textarea,summary,label,[tabindex="0"]';

/** Browsers without invoker commands need scripts for those buttons too. */
const SCRIPTED = 'command' in HTMLButtonElement.prototype ? '[data-js]' : '[data-js],[commandfor]';

/** Where scripts of the build are: what else may stand in the page is not run. */
const BUILT = '/_next/static/';

/** How long a click is held, in ms. */
const LIMIT_MS = 8000;

/** How often the data of a page are asked for. */
const MOST_TRIES = 3;

/** On a page that is changed without end. */
const MOST_CHANGES = 50_000;

/** If one reaches React during hydration, React hydrates the rest in one long task. */
const CLICK_EVENTS = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'click'],
  ...['touchstart', 'touchend', 'touchcancel'],
];

/** Until scripts answer, style sheets skip the layout of what is below the screen. */
const UNTOUCHED = 'data-untouched';

const listen = { capture: true, passive: true };
const held: (() => void)[] = [];
const changes: MutationRecord[] = [];
let isAwake = false;
let tries = 0;

/** What translators and extensions change: React is to find the page as the server sent it. */
const observer = new MutationObserver((records) => {
  if (changes.length < MOST_CHANGES) changes.push(...records);
});

function wake() {
  if (isAwake) return;
  isAwake = true;
  onWakingEvents(removeEventListener);
  // After the next paint, so that the browser's own response to a click comes first.
  requestAnimationFrame(() => setTimeout(runWhenParsed, 0));
}

function onWakingEvents(change: typeof addEventListener) {
  for (const name of WAKING_EVENTS) change(name, wake, listen);
  for (const name of WAKING_EVENTS_ON_CONTROLS) change(name, wakeOnControl, listen);
  change('scroll', wakeOnScroll, listen);
}

function listenForWaking() {
  isAwake = false;
  onWakingEvents(addEventListener);
}

/** The page, not a row in it that the browser itself scrolls to what is current. */
function wakeOnScroll({ target }: Event) {
  if (target === document) wake();
}

function wakeOnControl({ target }: Event) {
  if (target instanceof Element && target.closest(CONTROL)) wake();
}

function runWhenParsed() {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runScripts);
  else runScripts();
}

/** Full layout, so that anchors lead to their final position. */
const layOutAll = () => document.documentElement.removeAttribute(UNTOUCHED);

/** React loads every style sheet whose link it does not find. */
function addSheetLinks() {
  for (const style of document.querySelectorAll(`[${SHEET_ATTRIBUTE}]`)) {
    style.after(disabledSheetLink(style.getAttribute(SHEET_ATTRIBUTE) ?? ''));
  }
}

/** Data that stand apart have to be in before the scripts run: Next.js takes none that come later. */
async function fetchData(url: string): Promise<void> {
  for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('[data-src]')) {
    if (!dataset.src?.startsWith(BUILT)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: dataset.src });
    document.head.append(link);
  }
  const answer = await fetch(url);
  const { sheets, pieces } = (await answer.json()) as ForScripts;
  for (const sheet of sheets) document.head.append(disabledSheetLink(sheet));
  for (const piece of pieces) pushPageData(piece);
}

function runScripts() {
  const url = document.querySelector<HTMLElement>(`[${DATA_ATTRIBUTE}]`)?.dataset.page;
  // Where the data are gone the page goes on without its scripts.
  if (url) fetchData(url).then(startScripts).catch(giveUp);
  else startScripts();
}

/** The line may be back when the visitor touches the page again. */
function giveUp() {
  release();
  if (++tries < MOST_TRIES) listenForWaking();
}

function startScripts() {
  addSheetLinks();
  for (const inert of document.querySelectorAll<HTMLScriptElement>(`[type="${INERT_TYPE}"]`)) {
    const { src } = inert.dataset;
    if (src) {
      if (!src.startsWith(BUILT)) continue;
      const script = document.createElement('script');
      if (inert.id) script.id = inert.id;
      script.async = true; // React looks for the attribute
      script.src = src;
      script.onerror = release;
      inert.replaceWith(script);
    } else if (!inert.dataset.page) {
      pushPageData(JSON.parse(inert.text));
    }
  }
  observer.takeRecords(); // the scripts
}

/** A page with a stored cart, basket or certificate step, or without its content, needs its scripts at once. */
function wakeForState() {
  if (document.querySelector('[data-waiting]')) wake();
  try {
    if ([CART_KEY, QUOTE_KEY, CERTIFICATE_STEP_KEY].some((key) => localStorage.getItem(key)))
      wake();
  } catch {
    // Without storage there is no such state.
  }
}

const scripted = () => [...document.querySelectorAll<HTMLElement>(SCRIPTED)];

/** @param replay gets the control, or if React has rendered the page anew the one in its place */
function hold(event: Event, control: HTMLElement, replay: (control?: HTMLElement) => void) {
  wake(); // assistive technology clicks without pointer or key
  event.preventDefault();
  event.stopImmediatePropagation();
  const at = scripted().indexOf(control);
  held.push(() => replay(control.isConnected ? control : scripted()[at]));
  setTimeout(release, LIMIT_MS);
}

function holdClick(event: MouseEvent) {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('a[href^="#"]')) layOutAll();
  const control = target.closest<HTMLElement>(SCRIPTED);
  if (!control || control instanceof HTMLFormElement) return;
  if (metaKey || ctrlKey || shiftKey || altKey) return;
  if (!matchMedia(control.dataset.jsAt ?? '').matches) return;
  hold(event, control, (now) => now?.click());
}

function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (form instanceof HTMLFormElement && form.matches('[data-js]')) {
    hold(event, form, (now) => {
      if (now instanceof HTMLFormElement)
        now.requestSubmit(now.contains(submitter) ? submitter : undefined);
    });
  }
}

function hideFromReact(event: Event) {
  event.stopPropagation();
}

/** Each held click is replayed in a task of its own. */
function release() {
  for (const name of CLICK_EVENTS) removeEventListener(name, hideFromReact, listen);
  removeEventListener('click', holdClick, true);
  removeEventListener('submit', holdSubmit, true);
  for (const replay of held.splice(0)) setTimeout(replay, 0);
  // After the paint that shows what was clicked.
  requestAnimationFrame(() => setTimeout(layOutAll, 0));
}

window.takeOutsideChanges = () => {
  observer.disconnect();
  return changes;
};
document.documentElement.setAttribute(UNTOUCHED, '');
addEventListener('DOMContentLoaded', () => observer.observe(document.body, OBSERVED));
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
addEventListener(SCRIPTS_READY, release);
for (const name of CLICK_EVENTS) addEventListener(name, hideFromReact, listen);
listenForWaking();
// The first access to storage is slow, so it comes after the first paint.
requestAnimationFrame(() => setTimeout(wakeForState, 0));
if (document.currentScript?.hasAttribute(AT_ONCE)) wake();
