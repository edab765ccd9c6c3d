import { balanced, columnsOf, rowsOf, tables, type Row, type Table } from './fact-rows';
import { across, big, ink, small, TOP, type Flow } from './flow';
import { heightOf, inner, page } from './pen';
import type { Sheet } from './sheet';

const COLUMN_GAP = 24;
const NAME_PART = 0.36;
const VALUE_PART = 0.62;

const columnWidth = ({ columns }: Table) => (inner - COLUMN_GAP * (columns - 1)) / columns;

/** In as large a type as one page has room for; what has none goes on over further pages. */
export function drawFacts(flow: Flow, sheet: Pick<Sheet, 'facts' | 'factsHeading'>) {
  if (sheet.facts.length === 0) return;
  const { pen } = flow;
  const room = () => flow.bottom - flow.y;
  const heading = big(12);
  const headingLines = pen.lines(sheet.factsHeading, heading, inner);
  if (room() < heightOf(headingLines, heading) + 60) flow.nextPage();
  flow.y = pen.write(headingLines, flow.y, across, heading) + 4;
  const wholePage = flow.bottom - TOP;
  const rowsIn = (table: Table): Row[] =>
    sheet.facts.flatMap(({ name, value }) => {
      const width = columnWidth(table);
      const style = small(table.size);
      return rowsOf(
        pen.lines(name, style, width * NAME_PART),
        pen.lines(value, style, width * VALUE_PART),
        table,
        wholePage - table.lowest,
      );
    });
  for (const table of tables) {
    const onePage = balanced(rowsIn(table), table.columns, room());
    if (onePage) return void columns(flow, onePage, table);
  }
  const [, table] = tables;
  let rest = rowsIn(table);
  while (rest.length > 0) {
    const filled =
      balanced(rest, table.columns, room()) ?? columnsOf(rest, room()).slice(0, table.columns);
    columns(flow, filled, table);
    rest = rest.slice(filled.flat().length);
    if (rest.length > 0) flow.nextPage();
  }
}

function columns({ pen, y: top }: Flow, filled: readonly Row[][], table: Table) {
  const width = columnWidth(table);
  const { size } = table;
  filled.forEach((rows, column) => {
    const start = page.margin + column * (width + COLUMN_GAP);
    let y = top;
    for (const { name, value, height } of rows) {
      pen.rule(y, { start, width }, ink.line);
      const first = (lines: Row['value']) => heightOf(lines.slice(0, 1), table);
      const middle = (lines: Row['value']) => (height - heightOf(lines, table) + first(lines)) / 2;
      // Their first lines stand on one baseline.
      const line = y + Math.min(middle(name), middle(value));
      const top = (lines: Row['value']) => line - first(lines) / 2;
      pen.write(name, top(name), { start, width: width * NAME_PART }, small(size, ink.quiet));
      const values = { start: start + width * (1 - VALUE_PART), width: width * VALUE_PART };
      pen.write(value, top(value), values, small(size));
      y += height;
    }
  });
}
