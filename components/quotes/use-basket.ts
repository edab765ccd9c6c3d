'use client';

import { useSyncExternalStore } from 'react';
import { notify } from '@/components/ui/toast/notify';
import { addToBasket, type QuoteLine } from '@/lib/features/quotes/basket';
import { basketStore } from '@/lib/features/quotes/basket-store';
import { ADDED_TO_QUOTE, BASKET_FULL } from '@/lib/features/quotes/basket-texts';

const { subscribe, current, onServer, change } = basketStore;

function add(line: QuoteLine) {
  if (change((lines) => addToBasket(lines, line))) notify.success(ADDED_TO_QUOTE);
  else notify.info(BASKET_FULL);
}

const remove = (title: string) =>
  change((lines) =>
    lines.some((line) => line.title === title)
      ? lines.filter((line) => line.title !== title)
      : lines,
  );

/** The visitor's quote basket, shared by all tabs; empty until hydration. */
export function useBasket() {
  const lines = useSyncExternalStore(subscribe, current, onServer);
  return { lines, add, remove };
}
