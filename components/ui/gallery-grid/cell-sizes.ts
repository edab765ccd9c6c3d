/** Pictures are often wider than the 4:3 of a cell, and cropped at its sides. */
const CROPPED = 1.2;

/** The part of the grid's width that a cell takes, as gallery-grid.module.css lays it out. */
function shareOf(cell: number, count: number, columns: number): number {
  const rest = count % columns;
  const isFirst = cell === 0;
  const isLast = cell === count - 1;
  const isDouble =
    (columns === 4 &&
      ((isFirst && rest === 1) ||
        (isLast && (rest === 2 || rest === 3)) ||
        (cell === count - 2 && rest === 2))) ||
    (columns === 3 && isLast && rest === 2) ||
    (columns === 5 && isLast && rest === 4);
  const isRow = isFirst && rest === 1 && columns <= 3;
  return isRow ? 1 : (isDouble ? 2 : 1) / columns;
}

/** The `sizes` of the picture in a cell: two columns on phones, three on tablets. */
export function cellSizes(cell: number, count: number, columns: number): string {
  const width = (across: number) => {
    const share = shareOf(cell, count, across);
    const isWide = share * across > 1 && across < 4;
    return `${Math.ceil(100 * share * (isWide ? 1 : CROPPED))}vw`;
  };
  return `(width >= 992px) ${width(columns)}, (width >= 768px) ${width(3)}, ${width(2)}`;
}
