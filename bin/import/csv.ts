import { CsvError, parse } from 'csv-parse/sync';
import { textOf } from './alphabet';
import { ImportError, sentences } from './plan';
import { withoutGuard } from './spreadsheet-marks';

const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ROWS = 50_000;
const MAX_ROW_CHARACTERS = 1_000_000;
const MAX_COLUMNS = 500;

/** Excel names its separator in a line of its own, which it does not show. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n?|\n)/i;

/** Spreadsheets separate by what the decimal comma of their country leaves. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r\n?|\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0]!;
}

/** `="0042"`, by which spreadsheets keep digits, where quotation marks are not doubled. */
const withQuotedFormulas = (text: string, separator: string): string =>
  text.replaceAll(
    new RegExp(
      `(?<=^|[${separator}\\r\\n])="([^"\\r\\n${separator}]*)"(?=$|[${separator}\\r\\n])`,
      'g',
    ),
    '"=""$1"""',
  );

export type CsvRow = {
  /** As spreadsheets count; the columns are row 1. */
  row: number;
  cells: Map<string, string>;
  /** Columns whose cell somebody has marked as text by an apostrophe. */
  marked: Set<string>;
};

type Table = {
  columns: string[];
  rows: CsvRow[];
  notes: string[];
};

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(withQuotedFormulas(text, delimiter), {
      delimiter,
      max_record_size: MAX_ROW_CHARACTERS,
      // Rows are counted as the spreadsheet shows them: blank ones among them, short ones as they are.
      relax_column_count: true,
      skip_empty_lines: false,
      to: MAX_ROWS + 2,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records } = error as CsvError & { records?: number };
    const why = error.code.includes('QUOTE')
      ? 'has a quotation mark that is not closed, or one within a cell that is not doubled ("")'
      : error.code === 'CSV_MAX_RECORD_SIZE'
        ? `has more than ${MAX_ROW_CHARACTERS} characters (is a quotation mark not closed?)`
        : 'cannot be read';
    throw new ImportError(`The file is no table: row ${(records ?? 0) + 1} ${why}.`);
  }
}

/** What may separate the rows of people where their first line has only commas, of its words. */
const LATER: Readonly<Record<string, readonly string[]>> = { ',': [';', '\t'], ';': ['\t'] };

function isTableOf(body: string, separator: string, columns: number): boolean {
  try {
    const rows = recordsOf(body, separator).slice(1);
    return rows.every((row) => !row.some(Boolean) || row.length === columns);
  } catch {
    return false;
  }
}

/** @throws ImportError where rows are separated otherwise than the first line */
function checkSeparator(body: string, separator: string, [columns = [], ...rows]: string[][]) {
  for (const other of LATER[separator] ?? []) {
    const isWhole = columns.length > 1 && isTableOf(body, other, columns.length);
    const at = rows.findIndex(
      (row) => row.some((cell) => cell.includes(other)) && (isWhole || row.length === 1),
    );
    if (at === -1) continue;
    const place = `Row ${at + 2}, column ${columns[0]}`;
    const [one, two] = [other, separator].map((sign) => (sign === '\t' ? 'a tab' : `“${sign}”`));
    throw new ImportError(
      `${place}: ${one} seems to separate the cells, and ${two} those of row 1. Save the table with one of them, or write sep=${separator} into a first line of its own.`,
    );
  }
}

/** @throws ImportError with sentences that name the rows */
export function readCsv(data: Buffer): Table {
  if (data.length > MAX_BYTES) throw new ImportError('The file is larger than 50 MB.');
  const { text, doubt } = textOf(data);
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const separator = named ?? separatorOf(body);
  const records = recordsOf(body, separator);
  if (!named) checkSeparator(body, separator, records);
  const [columns] = records;
  if (!columns?.some(Boolean)) throw new ImportError('The file is empty.');
  if (records.length > MAX_ROWS + 1)
    throw new ImportError(`The file has more than ${MAX_ROWS} rows.`);
  const twice = columns.find((name, index) => name && columns.indexOf(name) !== index);
  if (twice !== undefined) throw new ImportError(`The column ${twice} is there twice.`);
  // Spreadsheets write separators behind the last column that has a name.
  while (columns.at(-1) === '') columns.pop();
  if (columns.length > MAX_COLUMNS)
    throw new ImportError(`The file has more than ${MAX_COLUMNS} columns.`);
  const faults: string[] = [];
  const short: number[] = [];
  const rows = records.flatMap((record, index): CsvRow[] => {
    const row = index + 1;
    for (const [column, cell] of record.entries()) {
      const why = doubt(cell);
      if (why)
        faults.push(
          `Row ${row}, column ${(index > 0 && columns[column]) || column + 1}, ${why}. Save the file as UTF-8 (in Excel: “CSV UTF-8”).`,
        );
    }
    if (index === 0 || !record.some(Boolean)) return [];
    if (record.slice(columns.length).some(Boolean))
      faults.push(
        `Row ${row} has more cells than there are columns: is a cell with a separator in it not in quotation marks?`,
      );
    if (record.length < columns.length) short.push(row);
    const cells = columns.map((name, column) => [name, record[column] ?? ''] as const);
    return [
      {
        row,
        cells: new Map(cells.map(([name, cell]) => [name, withoutGuard(cell)])),
        marked: new Set(cells.flatMap(([name, cell]) => (cell.startsWith("'") ? name : []))),
      },
    ];
  });
  if (columns.includes('')) faults.unshift('Row 1 has a column without a name.');
  if (faults.length > 0) throw new ImportError(sentences(faults));
  const notes =
    short.length > 0
      ? [
          `The rows ${listed(short)} end before the last column: what they leave out counts as empty.`,
        ]
      : [];
  return { columns, rows, notes };
}

export const listed = (rows: number[]): string =>
  `${rows.slice(0, 20).join(', ')}${rows.length > 20 ? ' …' : ''}`;
