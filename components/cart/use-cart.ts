'use client';

import { useSyncExternalStore } from 'react';
import { notify } from '@/components/ui/toast/notify';
import { addLine, cartTotal, removeLine, setLineQuantity, type CartProduct } from '@/lib/cart/cart';
import { changeLines, currentLines, serverLines, subscribe } from '@/lib/cart/store';

function add(product: CartProduct, quantity = 1) {
  const added = changeLines((lines) => addLine(lines, product, quantity));
  if (added) notify.success('Add To Cart successfully');
}

const remove = (id: number) => changeLines((lines) => removeLine(lines, id));

const setQuantity = (id: number, quantity: number) =>
  changeLines((lines) => setLineQuantity(lines, id, quantity));

/**
 * The visitor's cart, kept across reloads and the same in all tabs; empty until scripts run.
 * @returns lines, total in dollars, and what changes them
 */
export function useCart() {
  const lines = useSyncExternalStore(subscribe, currentLines, serverLines);
  return { lines, total: cartTotal(lines), add, remove, setQuantity };
}
