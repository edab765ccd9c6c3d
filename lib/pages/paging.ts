import { twoDigits } from '@/lib/platform/text/two-digits';

/** `from` and `to` count from 1; both are 0 on an empty page. */
export type PageOf<T> = {
  items: T[];
  page: number;
  pages: number;
  from: number;
  to: number;
  total: number;
};

/** @param page counts from 1; a page outside the list has no items */
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

/** Undefined for anything but a canonical number: `'02'`, `'-1'`, `'two'`. */
export function pageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

export function listPagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

export type PageLink = { label: string; href: string; current: boolean; afterGap: boolean };

/** On either side of the current page. */
const NEIGHBOURS = 2;

/** First page, current page with its neighbours, last page. No gap hides a single page. */
export function pageLinks(
  list: string | ((page: number) => string),
  { page, pages }: Pick<PageOf<unknown>, 'page' | 'pages'>,
): PageLink[] {
  const hrefOf = typeof list === 'string' ? listPagePath.bind(null, list) : list;
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index);
  const wanted = new Set([1, ...near, pages]);
  const linked = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => wanted.has(number) || (wanted.has(number - 1) && wanted.has(number + 1)),
  );
  return linked.map((number, index) => ({
    label: twoDigits(number),
    href: hrefOf(number),
    current: number === page,
    afterGap: index > 0 && linked[index - 1] !== number - 1,
  }));
}
