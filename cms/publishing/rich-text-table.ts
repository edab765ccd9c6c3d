import * as nodes from './rich-text-nodes';
import type { LexicalNode } from './rich-text-nodes';
import { attribute, isElement, type HtmlElement } from './rich-text-parts';

const MAX_SPAN = 20;

const childrenOf = (node: HtmlElement, ...names: string[]): HtmlElement[] =>
  node.childNodes.filter(isElement).filter(({ tagName }) => names.includes(tagName));

const spanOf = (cell: HtmlElement, name: string): number =>
  Math.min(Math.max(Math.floor(Number(attribute(cell, name))) || 1, 1), MAX_SPAN);

/** @returns undefined where there is no cell */
export function tableOf(
  node: HtmlElement,
  blocksOf: (cell: HtmlElement) => LexicalNode[],
): LexicalNode | undefined {
  const sections = childrenOf(node, 'thead', 'tbody', 'tfoot');
  const rows = sections.flatMap((section) =>
    childrenOf(section, 'tr').map((row) => ({
      cells: childrenOf(row, 'th', 'td'),
      isHead: section.tagName === 'thead',
    })),
  );
  // Without a `thead`, first rows of headers are one.
  const firstBody = rows.findIndex(
    ({ cells, isHead }) => !isHead && cells.some(({ tagName }) => tagName === 'td'),
  );
  const cellOf = (cell: HtmlElement, inHead: boolean): LexicalNode => {
    const content = blocksOf(cell);
    const inBody = cell.tagName === 'th' ? nodes.HEADS.column : 0;
    return nodes.tableCell(content.length > 0 ? content : [nodes.paragraph([])], {
      headerState: inHead ? nodes.HEADS.row : inBody,
      colSpan: spanOf(cell, 'colspan'),
      rowSpan: spanOf(cell, 'rowspan'),
    });
  };
  const filled = rows.flatMap(({ cells, isHead }, index) => {
    const inHead = isHead || index < firstBody;
    return cells.length > 0 ? [nodes.tableRow(cells.map((cell) => cellOf(cell, inHead)))] : [];
  });
  return filled.length > 0 ? nodes.table(filled) : undefined;
}
