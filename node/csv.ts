/**
 * Where spreadsheets would run a formula: at the start of a text and, as some of them separate cells by
 * semicolons or tabs, behind those. An apostrophe makes it text.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@\t\r＝＋－＠])/gu;

/** A text that no spreadsheet runs, wherever it cuts it. */
export const harmless = (text: string): string => text.replace(FORMULA, "$1'");

/** Whether a spreadsheet would run a whole cell. */
export const isFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠]/u.test(text);

/** As `harmless`, of a table that is read again: the guard stands at the start of a cell alone. */
export const guarded = (text: string): string => (isFormula(text) ? `'${text}` : text);

export type Cell = string | number | null | undefined;

/** Spreadsheets take a file without it for one of an old code page. */
const UTF8 = '\uFEFF';

/**
 * As in RFC 4180, with every cell in quotation marks.
 * @param rows the first one has the heads
 * @param guard of texts; numbers stay
 */
export function csv(
  rows: readonly (readonly Cell[])[],
  guard: (text: string) => string = harmless,
): string {
  const quoted = (value: Cell): string => {
    const text = typeof value === 'string' ? guard(value) : String(value ?? '');
    return `"${text.replaceAll('"', '""')}"`;
  };
  return UTF8 + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}
