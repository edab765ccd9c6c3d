import type { Element } from 'hast';
import {
  blocksOf,
  contentOf,
  element,
  hasWords,
  partsOf,
  wordsOf,
  type Part,
  type ReadBlock,
  type Report,
} from './markup-parts';

const MAX_SPAN = 20;

/** In a cell; other blocks become their words. */
const IN_CELL = new Set(['p', 'ul', 'ol', 'figure']);

const childrenOf = ({ children }: Element, ...names: string[]): Element[] =>
  children
    .filter((child) => child.type === 'element')
    .filter((child) => names.includes(child.tagName));

/** A table of one cell is a frame around a text: its blocks. */
export function tableParts(table: Element, read: ReadBlock, report: Report): Part[] {
  const sections = childrenOf(table, 'thead', 'tbody', 'tfoot');
  const rows = [...sections, table].flatMap((section) =>
    childrenOf(section, 'tr').map((row) => ({
      cells: childrenOf(row, 'th', 'td'),
      isHead: section.tagName === 'thead',
    })),
  );
  const cells = rows.flatMap((row) => row.cells);
  const caption = childrenOf(table, 'caption').flatMap(({ children }) =>
    wordsOf(partsOf(children, read, report)),
  );
  if (cells.length <= 1) {
    const inside = partsOf([...(cells[0]?.children ?? [])], read, report);
    return ['end', ...caption.map((words): Part => ({ words })), 'end', ...inside, 'end'];
  }
  // Without a `thead`, a first row of headers is one.
  const heads = rows.findIndex(
    ({ cells, isHead }) => !isHead && cells.some(({ tagName }) => tagName === 'td'),
  );
  const headRows = rows.slice(0, heads === -1 ? rows.length - 1 : heads);
  const rowOf = ({ cells }: { cells: Element[] }, scope: 'col' | 'row') =>
    element(
      'tr',
      cells.map((cell) => cellOf(cell, scope, read, report)),
    );
  const body = rows.slice(headRows.length).map((row) => rowOf(row, 'row'));
  const block = element('table', [
    ...(hasWords(caption) ? [element('caption', caption)] : []),
    ...(headRows.length > 0
      ? [
          element(
            'thead',
            headRows.map((row) => rowOf(row, 'col')),
          ),
        ]
      : []),
    element('tbody', body),
  ]);
  return [{ block }];
}

function cellOf(cell: Element, scope: 'col' | 'row', read: ReadBlock, report: Report): Element {
  const parts = partsOf(cell.children, read, report);
  const isPlain = blocksOf(parts).every(({ tagName }) => IN_CELL.has(tagName));
  const isHead = cell.tagName === 'th' || scope === 'col';
  return element(isHead ? 'th' : 'td', isPlain ? contentOf(parts) : wordsOf(parts), {
    ...(isHead && { scope }),
    ...spanOf(cell, 'colSpan'),
    ...spanOf(cell, 'rowSpan'),
  });
}

function spanOf({ properties }: Element, name: 'colSpan' | 'rowSpan') {
  const span = Math.floor(Number(properties[name]));
  return span > 1 ? { [name]: Math.min(span, MAX_SPAN) } : {};
}
