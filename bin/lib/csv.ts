/**
 * Where spreadsheets would run a formula: at the start of a text and, as some of them separate cells by
 * semicolons or tabs, behind those. An apostrophe makes it text.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@\t\r＝＋－＠])/gu;

export type Cell = string | number | null | undefined;

/** Quoted as in RFC 4180. */
function quoted(value: Cell): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' ? text.replace(FORMULA, "$1'") : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Spreadsheets take a file without it for one of an old code page. */
const UTF8 = '\uFEFF';

/** Safe to open in a spreadsheet. @param rows the first one has the heads */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  UTF8 + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
