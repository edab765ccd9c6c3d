import { CART_KEY, parseCart } from './storage';
import { storedList } from './stored-list';

export const {
  subscribe,
  current: currentLines,
  onServer: serverLines,
  change: changeLines,
} = storedList(CART_KEY, parseCart);
