import { cellSizes, cellSpans } from './cell-spans';

const CELLS = { pair: 2, square: 4, half: 1.5 };

/** How many cells of the grid the pictures take. */
function taken(count: number, columns: number, screen: 'data-phone' | 'data-tablet' | 'data-wide') {
  return Array.from({ length: count }, (_, cell) => cellSpans(cell, count, columns)[screen])
    .map((span) => (span === 'row' ? columns : span ? CELLS[span] : 1))
    .reduce((sum, cells) => sum + cells, 0);
}

describe('cellSpans', () => {
  it.each([2, 3, 5, 8, 9, 10, 11, 12, 15])('leaves no gap after %d pictures', (count) => {
    expect(taken(count, 2, 'data-phone') % 2).toBe(0);
    expect(taken(count, 3, 'data-tablet') % 3).toBe(0);
    expect(taken(count, 3, 'data-wide') % 3).toBe(0);
    expect(taken(count, 4, 'data-wide') % 4).toBe(0);
  });

  it('stretches no picture where the rows are full', () => {
    expect(cellSpans(0, 12, 4)).toEqual({});
    expect(cellSpans(11, 12, 4)).toEqual({});
  });
});

describe('two large pictures', () => {
  it.each([1, 2, 3, 4, 5, 10, 11, 12, 13])('leave no gap after %d pictures', (count) => {
    const spans = Array.from({ length: count }, (_, cell) => cellSpans(cell, count, 3, true));
    expect(spans.slice(0, 2).every((spans) => spans['data-wide'] === 'half')).toBe(true);
    const cells = spans.slice(2).map((spans) => spans['data-wide']);
    expect(cells.filter((span) => span === undefined).length % 3).toBe(0);
    expect(cells.filter((span) => span === 'half').length % 2).toBe(0);
    expect(cellSizes(0, count, 3, true)).toMatch(/^\(width >= 992px\) 50vw/);
  });

  it('stand above full rows of five', () => {
    const spans = Array.from(
      { length: 12 },
      (_, cell) => cellSpans(cell, 12, 5, true)['data-wide'],
    );
    expect(spans.slice(2).every((span) => span === undefined)).toBe(true);
    expect(cellSizes(11, 12, 5, true)).toMatch(/^\(width >= 992px\) 24vw/);
  });
});

describe('cellSizes', () => {
  it('follows the spans', () => {
    expect(cellSizes(0, 12, 4)).toBe('(width >= 992px) 30vw, (width >= 768px) 40vw, 60vw');
    expect(cellSizes(0, 13, 4)).toBe('(width >= 992px) 60vw, (width >= 768px) 100vw, 100vw');
    expect(cellSizes(10, 11, 4)).toBe('(width >= 992px) 60vw, (width >= 768px) 50vw, 60vw');
    expect(cellSizes(10, 11, 3, true)).toBe('(width >= 992px) 40vw, (width >= 768px) 50vw, 60vw');
  });
});
