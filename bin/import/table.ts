import type { Plan } from './plan';

const MAX_ROWS = 200;
const MAX_CELL = 60;

// Content may hold anything; a terminal would obey some of it.
const plain = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();
const cell = (text: string): string => {
  const line = plain(text);
  return line.length > MAX_CELL ? `${line.slice(0, MAX_CELL - 1)}…` : line;
};

function aligned(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** The changes of an import, one line each, and how many of each kind. */
export function planText({ changes, files, notes }: Plan): string {
  const shown = changes.slice(0, MAX_ROWS);
  const rows = shown.map(({ file, action, item, fields }) =>
    [file, action, item, fields.join(', ')].map(cell),
  );
  const count = (action: string) => changes.filter((change) => change.action === action).length;
  const hidden = changes.length - shown.length;
  return [
    ...(rows.length > 0 ? aligned([['file', 'what', 'item', 'fields'], ...rows]) : []),
    ...(hidden > 0 ? [`… and ${hidden} more`] : []),
    ...notes.map((note) => `Note: ${plain(note)}`),
    `${count('new')} new, ${count('changed')} changed, ${count('removed')} removed, ${files.size} files to copy.`,
  ].join('\n');
}
