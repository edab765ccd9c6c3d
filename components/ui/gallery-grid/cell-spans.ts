/** Pictures are often wider than the 4:3 of a cell, and cropped at its sides. */
const CROPPED = 1.2;

const PHONE_COLUMNS = 2;
const TABLET_COLUMNS = 3;

/** Two columns, two columns and two rows, or all columns. */
type Span = 'pair' | 'square' | 'row';

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

/**
 * The attributes by which the style sheet lays out a cell. It does not count cells: they would move
 * while the page is parsed.
 * @param columns on wide screens
 */
export const cellSpans = (cell: number, count: number, columns: number) => ({
  'data-phone': spanOf(cell, count, PHONE_COLUMNS),
  'data-tablet': spanOf(cell, count, TABLET_COLUMNS),
  'data-wide': spanOf(cell, count, columns),
});

/** The `sizes` of the picture in a cell. @param columns on wide screens */
export function cellSizes(cell: number, count: number, columns: number): string {
  const width = (across: number) => {
    const span = spanOf(cell, count, across);
    const share = span === 'row' ? 1 : (span ? 2 : 1) / across;
    const isWide = span && across < 4;
    return `${Math.ceil(100 * share * (isWide ? 1 : CROPPED))}vw`;
  };
  return `(width >= 992px) ${width(columns)}, (width >= 768px) ${width(TABLET_COLUMNS)}, ${width(PHONE_COLUMNS)}`;
}
