'use client';

import { useSyncExternalStore } from 'react';
import { notify } from '@/components/ui/toast/notify';
import { addLine, cartTotal, removeLine, type CartProduct } from '@/lib/features/cart/cart';
import { changeLines, currentLines, serverLines, subscribe } from '@/lib/features/cart/store';

/** @param message for a product that was added */
function add(product: CartProduct, message: string, quantity = 1) {
  const added = changeLines((lines) => addLine(lines, product, quantity));
  if (added) notify.success(message);
}

const remove = (id: number) => changeLines((lines) => removeLine(lines, id));

/**
 * The visitor's cart, shared by all tabs; empty until hydration.
 * @returns lines, their total, and functions that change them
 */
export function useCart() {
  const lines = useSyncExternalStore(subscribe, currentLines, serverLines);
  return { lines, total: cartTotal(lines), add, remove };
}
