/**
 * Runs in the head of every stored page, by itself: the build compiles this file into a small inline
 * script (bin/build.ts). It wakes the page's scripts at the first interaction, and keeps what the
 * visitor asked of a control marked `data-js` until they answer; `data-js-at` says on which screens
 * the mark holds.
 */
import { CART_KEY } from '@/lib/cart/storage';
import { CERTIFICATE_STEP_KEY } from '@/lib/certificate/lifetime';
import { INERT_TYPE } from './deferred-scripts';
import { SCRIPTS_READY } from './scripts-ready';

declare global {
  interface Window {
    /** Where Next.js looks for a page's data. */
    __next_f?: unknown[];
  }
}

const ALWAYS = ['pointerdown', 'touchstart', 'keydown', 'scroll'];
const ON_CONTROLS = ['pointerover', 'focusin'];
const CONTROL = 'a,button,input,select,textarea,summary,label,[tabindex="0"]';

/** Browsers that do not know invokers need a script for those buttons too. */
const SCRIPTED = 'command' in HTMLButtonElement.prototype ? '[data-js]' : '[data-js],[commandfor]';

/** How long a press may wait before the browser does with it what it can, in ms. */
const PATIENCE = 8000;

/** A press that reaches React while it takes over makes it do all that is left in one go. */
const PRESSES = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'click'],
  ...['touchstart', 'touchend', 'touchcancel'],
];

/** On the root until scripts answer; style sheets leave out what is below the screen meanwhile. */
const UNTOUCHED = 'data-untouched';

const listen = { capture: true, passive: true };
const waiting: (() => void)[] = [];
let awake = false;

/** Once: a press that is kept after the pointer has woken the scripts would hand React its data again. */
function wake() {
  if (awake) return;
  awake = true;
  for (const name of ALWAYS) removeEventListener(name, wake, listen);
  for (const name of ON_CONTROLS) removeEventListener(name, wakeOnControl, listen);
  // After the next paint, so that the browser's own answer to a press comes first.
  requestAnimationFrame(() => setTimeout(whenParsed, 0));
}

function wakeOnControl({ target }: Event) {
  if (target instanceof Element && target.closest(CONTROL)) wake();
}

function whenParsed() {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runScripts);
  else runScripts();
}

/** Bands far below are laid out, so that every place on the page is where it will be. */
const layOutAll = () => document.documentElement.removeAttribute(UNTOUCHED);

/** Data comes before the scripts that read it: those are fetched first. */
function runScripts() {
  const data = (window.__next_f ??= []);
  for (const inert of document.querySelectorAll<HTMLScriptElement>(`[type="${INERT_TYPE}"]`)) {
    const { src } = inert.dataset;
    if (src) {
      const script = document.createElement('script');
      if (inert.id) script.id = inert.id;
      script.async = true; // as an attribute: React looks for it
      script.src = src;
      script.onerror = release;
      inert.replaceWith(script);
    } else {
      for (const piece of inert.text.split('\n')) data.push(JSON.parse(piece));
    }
  }
}

/** A page whose looks depend on what this browser holds is not for everybody. */
function wakeForState() {
  try {
    if (localStorage.getItem(CART_KEY) || localStorage.getItem(CERTIFICATE_STEP_KEY)) wake();
  } catch {
    // A browser that keeps nothing has no such state.
  }
}

function keep(event: Event, again: () => void) {
  wake(); // assistive technology presses without pointer or key
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting.push(again);
  setTimeout(release, PATIENCE);
}

function keepClick(event: MouseEvent) {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('a[href^="#"]')) layOutAll();
  const control = target.closest<HTMLElement>(SCRIPTED);
  if (!control || control instanceof HTMLFormElement) return;
  if (metaKey || ctrlKey || shiftKey || altKey) return;
  if (!matchMedia(control.dataset.jsAt ?? '').matches) return;
  keep(event, () => control.click());
}

function keepSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (form instanceof HTMLFormElement && form.matches('[data-js]')) {
    keep(event, () => form.requestSubmit(submitter));
  }
}

function keepFromReact(event: Event) {
  event.stopPropagation();
}

/** Scripts answer, or do not come: what was kept happens now, each for itself. */
function release() {
  for (const name of PRESSES) removeEventListener(name, keepFromReact, listen);
  removeEventListener('click', keepClick, true);
  removeEventListener('submit', keepSubmit, true);
  for (const again of waiting.splice(0)) setTimeout(again, 0);
  // After the next paint, which shows what was kept.
  requestAnimationFrame(() => setTimeout(layOutAll, 0));
}

document.documentElement.setAttribute(UNTOUCHED, '');
addEventListener('click', keepClick, true);
addEventListener('submit', keepSubmit, true);
addEventListener(SCRIPTS_READY, release);
for (const name of PRESSES) addEventListener(name, keepFromReact, listen);
for (const name of ALWAYS) addEventListener(name, wake, listen);
for (const name of ON_CONTROLS) addEventListener(name, wakeOnControl, listen);
// A browser answers for its storage slowly the first time: not before it has shown the page.
requestAnimationFrame(() => setTimeout(wakeForState, 0));
