import type { CartLine } from './cart';
import { CART_KEY, readCart, writeCart } from './storage';

type Lines = readonly CartLine[];

const empty: Lines = [];
const listeners = new Set<() => void>();

/** This tab's copy; undefined until it is read from the browser. */
let lines: Lines | undefined;

const notifyListeners = () => listeners.forEach((listener) => listener());

/** Another tab has changed the cart, or has cleared everything (no key). */
function onStorage({ key }: StorageEvent) {
  if (key !== null && key !== CART_KEY) return;
  lines = undefined;
  notifyListeners();
}

/** Calls back after every change, from this tab or another. @returns how to end it */
export function subscribe(listener: () => void): () => void {
  // Added once, however often this runs, and never removed: no change of another tab is missed
  // while no part of the page shows the cart.
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cart now; the same array until it changes. */
export const currentLines = (): Lines => (lines ??= readCart());

/** What the server renders, and the browser until scripts run. */
export const serverLines = (): Lines => empty;

/** Replaces, keeps and announces the cart. @returns whether it has changed */
export function changeLines(change: (lines: Lines) => Lines): boolean {
  const before = currentLines();
  lines = change(before);
  if (lines === before) return false;
  writeCart(lines);
  notifyListeners();
  return true;
}
