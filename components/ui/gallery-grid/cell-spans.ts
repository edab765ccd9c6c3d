/** Pictures are often wider than the 4:3 of a cell, and cropped at its sides. */
const CROPPED = 1.2;

const PHONE_COLUMNS = 2;
const TABLET_COLUMNS = 3;

/** Two columns, two columns and two rows, half of all columns, or all of them. */
type Span = 'pair' | 'square' | 'half' | 'row';

/** Stretches the first or last pictures so that the last row is full. */
function spanOf(cell: number, count: number, columns: number): Span | undefined {
  const rest = count % columns;
  if (cell === 0 && rest === 1 && columns <= 4) return columns === 4 ? 'square' : 'row';
  const isLast = cell === count - 1;
  if (columns === 4) {
    const isPair = (isLast && rest >= 2) || (cell === count - 2 && rest === 2);
    return isPair ? 'pair' : undefined;
  }
  return isLast && columns > 2 && rest === columns - 1 ? 'pair' : undefined;
}

/** Two large pictures, the others in columns; one or two of a last row share its width. */
function spanBelowTwo(cell: number, count: number, columns: number): Span | undefined {
  if (cell < 2) return 'half';
  const rest = (count - 2) % columns;
  if (cell < count - rest) return undefined;
  return rest === 1 ? 'row' : rest === 2 ? 'half' : undefined;
}

/** Of one picture too many for full rows the first has a row, of two the last share one. */
function tabletSpanOf(cell: number, count: number): Span | undefined {
  const rest = count % TABLET_COLUMNS;
  if (rest === 1 && cell === 0) return 'row';
  return rest === 2 && cell >= count - 2 ? 'half' : undefined;
}

const wideSpanOf = (cell: number, count: number, columns: number, twoLarge?: boolean) =>
  twoLarge ? spanBelowTwo(cell, count, columns) : spanOf(cell, count, columns);

/**
 * The attributes by which the style sheet lays out a cell. It does not count cells: they would move
 * while the page is parsed.
 * @param columns on wide screens
 */
export const cellSpans = (cell: number, count: number, columns: number, twoLarge?: boolean) => ({
  'data-phone': spanOf(cell, count, PHONE_COLUMNS),
  'data-tablet': tabletSpanOf(cell, count),
  'data-wide': wideSpanOf(cell, count, columns, twoLarge),
});

/** The `sizes` of the picture in a cell. @param columns on wide screens */
export function cellSizes(
  cell: number,
  count: number,
  columns: number,
  twoLarge?: boolean,
): string {
  const width = (across: number, span: Span | undefined) => {
    const share = span === 'row' ? 1 : span === 'half' ? 1 / 2 : (span ? 2 : 1) / across;
    const isWide = span && across < 4;
    return `${Math.ceil(100 * share * (isWide ? 1 : CROPPED))}vw`;
  };
  const wide = width(columns, wideSpanOf(cell, count, columns, twoLarge));
  const tablet = width(TABLET_COLUMNS, tabletSpanOf(cell, count));
  const phone = width(PHONE_COLUMNS, spanOf(cell, count, PHONE_COLUMNS));
  return `(width >= 992px) ${wide}, (width >= 768px) ${tablet}, ${phone}`;
}
