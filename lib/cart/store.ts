import type { CartLine } from './cart';
import { CART_KEY, readCart, writeCart } from './storage';

type Lines = readonly CartLine[];

const empty: Lines = [];
const listeners = new Set<() => void>();

/** Undefined until it is read from storage. */
let lines: Lines | undefined;

const notifyListeners = () => listeners.forEach((listener) => listener());

/** Without a key another tab has cleared the storage. */
function onStorage({ key }: StorageEvent) {
  if (key !== null && key !== CART_KEY) return;
  lines = undefined;
  notifyListeners();
}

/** @returns unsubscribe */
export function subscribe(listener: () => void): () => void {
  // Never removed, so that no change is missed while nothing shows the cart.
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same array until the cart changes. */
export const currentLines = (): Lines => (lines ??= readCart());

/** What the server renders, and the browser until hydration. */
export const serverLines = (): Lines => empty;

/** @returns whether the cart has changed */
export function changeLines(change: (lines: Lines) => Lines): boolean {
  const before = currentLines();
  lines = change(before);
  if (lines === before) return false;
  writeCart(lines);
  notifyListeners();
  return true;
}
