'use client';

import { useSyncExternalStore } from 'react';
import { notify } from '@/components/ui/toast/notify';
import { addToBasket, removeFromBasket, type QuoteLine } from '@/lib/features/quotes/basket';
import { basketStore } from '@/lib/features/quotes/basket-store';

const { subscribe, current, onServer, change } = basketStore;

/** What is said of a product that was added, and of a basket that takes no more. */
export type BasketWords = { added: string; full: string };

function add(line: QuoteLine, words: BasketWords) {
  if (change((lines) => addToBasket(lines, line))) notify.success(words.added);
  else notify.info(words.full);
}

const remove = (title: string) => change((lines) => removeFromBasket(lines, [title]));

/** The visitor's quote basket, shared by all tabs; empty until hydration. */
export function useBasket() {
  const lines = useSyncExternalStore(subscribe, current, onServer);
  return { lines, add, remove };
}
