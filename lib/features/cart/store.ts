import { CART_KEY, readCart, writeCart } from './storage';
import { storedList } from './stored-list';

export const {
  subscribe,
  current: currentLines,
  onServer: serverLines,
  change: changeLines,
} = storedList({ key: CART_KEY, read: readCart, write: writeCart });
