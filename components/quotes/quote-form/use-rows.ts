'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { QUOTE_LIMITS } from '@/contract/form-limits';
import { draftOf, fieldsOf } from '@/lib/features/forms/drafts';
import { removeFromBasket, type QuoteLine } from '@/lib/features/quotes/basket';
import { basketStore } from '@/lib/features/quotes/basket-store';
import { isFilled, partRows, type PartValues } from '@/lib/features/quotes/part-rows';
import type { QuoteFormProps } from './props';

type Row = {
  key: number;
  values: PartValues;
  /** Of the product that it was filled with, where that is in another language than the page, perhaps. */
  lang?: string;
  /** The visitor asked for it: all of its fields show at once. */
  isAdded?: boolean;
  /** Empty, for a browser without scripts: where they run the visitor asks for it. */
  isSpare?: boolean;
};

let nextKey = 0;
const rowOf = (values: PartValues, isAdded?: boolean): Row => ({ key: nextKey++, values, isAdded });

type Basket = { lines: readonly QuoteLine[]; asked?: QuoteFormProps['asked'] };

/** Rows with something in them stay, the products of the basket follow; without either one empty row is left. */
function withBasket(rows: Row[], typed: PartValues[], { lines, asked }: Basket): Row[] {
  const kept = rows
    .filter((_, index) => isFilled(typed[index] ?? {}))
    .map((row) => ({ ...row, isSpare: false }));
  const known = typed.map(({ product }) => product);
  // Put in on a page in another language it has another title.
  const isAsked = ({ id }: QuoteLine) => id === asked?.id && known.includes(asked.title);
  const added = lines
    .filter((line) => !known.includes(line.title) && !isAsked(line))
    .map(({ title, lang, quantity }) => ({
      ...rowOf({ product: title, quantity: String(quantity) }),
      lang,
    }));
  const all = [...kept, ...added].slice(0, QUOTE_LIMITS.parts);
  return all.length > 0 ? all : rows.slice(0, 1);
}

/** What was typed before the visitor went to another page, and what is offered now. */
function withDraft(offered: PartValues[]): PartValues[] {
  const draft = draftOf('quote');
  if (!draft) return offered;
  const typed = partRows(draft.values).filter(isFilled);
  const known = typed.map(({ product }) => product);
  const others = offered.filter((part) => isFilled(part) && !known.includes(part.product));
  const all = [...typed, ...others].slice(0, QUOTE_LIMITS.parts);
  return all.length > 0 ? all : offered.slice(0, 1);
}

const typedIn = (form: HTMLFormElement | null): PartValues[] =>
  form ? partRows(fieldsOf(form)) : [];

/** The rows for parts. What the visitor types stays in the fields; a row is known by its key. */
export function useRows(
  form: RefObject<HTMLFormElement | null>,
  first: PartValues[],
  asked?: QuoteFormProps['asked'],
) {
  /** The button that adds one, as long as there is room for more. */
  const another = useRef<HTMLButtonElement>(null);
  const [rows, setRows] = useState<Row[]>(() =>
    withDraft(first).map((values, index) => ({
      key: -1 - index,
      values,
      isSpare: index > 0 && !isFilled(values),
    })),
  );

  useEffect(() => {
    const fill = () => {
      const typed = typedIn(form.current);
      setRows((now) => withBasket(now, typed, { lines: basketStore.current(), asked }));
    };
    // After the first paint, which is that of the server.
    const frame = requestAnimationFrame(fill);
    // Out of the cache of the browser: the basket may have got more meanwhile.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && fill();
    addEventListener('pageshow', onReturn);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pageshow', onReturn);
    };
  }, [form, asked]);

  /** What rows stand for: the products that they were filled with, and those that are typed in them now. */
  function products(isWanted: (row: Row) => boolean = () => true) {
    const typed = typedIn(form.current);
    return rows.flatMap((row, index) =>
      isWanted(row) ? [row.values.product, typed[index]?.product] : [],
    );
  }

  /** The clicked button disappears with the last part that there is room for. */
  function add() {
    setRows((now) => [...now, rowOf({}, true)]);
    const added = `#part-${rows.length + 1} input`;
    requestAnimationFrame(() => {
      if (!another.current) form.current?.querySelector<HTMLElement>(added)?.focus();
    });
  }

  /** From the basket, too: it would bring the part back. The clicked button disappears with its part. */
  function remove(key: number) {
    const others = products((row) => row.key !== key);
    const gone = products((row) => row.key === key).filter((title) => !others.includes(title));
    basketStore.change((lines) => removeFromBasket(lines, gone));
    setRows((now) => now.filter((row) => row.key !== key));
    requestAnimationFrame(() => another.current?.focus());
  }

  return {
    rows,
    canAdd: rows.length < QUOTE_LIMITS.parts,
    another,
    add,
    remove,
    products,
    /** What the basket has got meanwhile stands in the next form. */
    clear: () => setRows(withBasket([rowOf({})], [], { lines: basketStore.current() })),
  };
}
