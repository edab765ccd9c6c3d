/** One page of a long list. `from` and `to` count from 1; both are 0 on a page without items. */
export type PageOf<T> = {
  items: T[];
  page: number;
  pages: number;
  from: number;
  to: number;
  total: number;
};

/**
 * Cuts one page out of a list.
 * @param page counts from 1; a page outside the list has no items
 * @param size items a page
 */
export function pageOf<T>(list: readonly T[], page: number, size: number): PageOf<T> {
  const start = (page - 1) * size;
  const items = start < 0 ? [] : list.slice(start, start + size);
  return {
    items,
    page,
    pages: Math.max(1, Math.ceil(list.length / size)),
    from: items.length === 0 ? 0 : start + 1,
    to: items.length === 0 ? 0 : start + items.length,
    total: list.length,
  };
}

/** `'2'` → 2; undefined for whatever is not how we write page numbers (`'02'`, `'-1'`, `'two'`). */
export function pageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Page 1 is the list's own address, the others are `<list>/page/<n>`. */
export function pageAddress(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

/** What a page strip needs to link all pages of a list, labelled `01`, `02`, … */
export function pageLinks(list: string, { page, pages }: Pick<PageOf<unknown>, 'page' | 'pages'>) {
  return Array.from({ length: pages }, (_, index) => ({
    label: String(index + 1).padStart(2, '0'),
    href: pageAddress(list, index + 1),
    current: index + 1 === page,
  }));
}

/** `Showing 1–12 of 15 results` */
export function resultsText({
  from,
  to,
  total,
}: Pick<PageOf<unknown>, 'from' | 'to' | 'total'>): string {
  return `Showing ${from}–${to} of ${total} results`;
}
