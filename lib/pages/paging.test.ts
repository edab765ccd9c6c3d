import { listPagePath, pageLinks, pageNumber, pageOf } from './paging';

const fifteen = Array.from({ length: 15 }, (_, index) => index + 1);

describe('pageOf', () => {
  it('gives a full first page', () => {
    expect(pageOf(fifteen, 1, 12)).toEqual({
      items: fifteen.slice(0, 12),
      page: 1,
      pages: 2,
      from: 1,
      to: 12,
      total: 15,
    });
  });

  it('has the rest on the last page', () => {
    expect(pageOf(fifteen, 2, 12)).toMatchObject({ items: [13, 14, 15], from: 13, to: 15 });
  });

  it('has no items outside the list', () => {
    for (const page of [0, -1, 3]) {
      expect(pageOf(fifteen, page, 12)).toMatchObject({ items: [], from: 0, to: 0, pages: 2 });
    }
  });

  it('has one page for an empty list and for one that just fits', () => {
    expect(pageOf([], 1, 12)).toMatchObject({ items: [], pages: 1, total: 0 });
    expect(pageOf(fifteen.slice(0, 12), 1, 12).pages).toBe(1);
  });
});

it('accepts only canonical page numbers', () => {
  expect(pageNumber('2')).toBe(2);
  for (const text of ['0', '02', '-1', '1.5', '2e1', ' 2', 'two', '', '99999999']) {
    expect(pageNumber(text)).toBeUndefined();
  }
});

it("links every page of a short list, the first at the list's own path", () => {
  expect(pageLinks('/shop', { page: 2, pages: 2 })).toEqual([
    { label: '01', href: '/shop', current: false, afterGap: false },
    { label: '02', href: '/shop/page/2', current: true, afterGap: false },
  ]);
  expect(listPagePath('/service', 3)).toBe('/service/page/3');
});

it.each([
  [1, '[01] 02 03 … 834'],
  [4, '01 02 03 [04] 05 06 … 834'],
  [5, '01 02 03 04 [05] 06 07 … 834'],
  [6, '01 … 04 05 [06] 07 08 … 834'],
  [831, '01 … 829 830 [831] 832 833 834'],
  [834, '01 … 832 833 [834]'],
])('links the neighbours of page %d of a long list, and both ends', (page, labels) => {
  const written = pageLinks('/shop', { page, pages: 834 }).map(
    ({ label, current, afterGap }) => `${afterGap ? '… ' : ''}${current ? `[${label}]` : label}`,
  );
  expect(written.join(' ')).toBe(labels);
});
