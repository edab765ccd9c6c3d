import { parse } from 'csv-parse/sync';
import { ImportError } from './plan';

const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ROWS = 50_000;
const MAX_ROW_CHARACTERS = 1_000_000;

/** Spreadsheets write UTF-8, or the alphabet of Windows. */
function textOf(data: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1252').decode(data);
  }
}

/** Spreadsheets separate by what the decimal comma of their country leaves. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0]!;
}

/** The apostrophe with which exports keep a text from being a formula. */
const withoutGuard = (text: string): string => text.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

export type CsvRow = {
  /** As spreadsheets count; the columns are row 1. */
  row: number;
  cells: Map<string, string>;
};

/** @throws ImportError with a sentence */
export function readCsv(data: Buffer): { columns: string[]; rows: CsvRow[] } {
  if (data.length > MAX_BYTES) throw new ImportError('The file is larger than 50 MB.');
  const text = textOf(data);
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      max_record_size: MAX_ROW_CHARACTERS,
      relax_column_count: false,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: MAX_ROWS + 2,
      trim: true,
    });
  } catch (error) {
    throw new ImportError(`The file is no table: ${(error as Error).message}.`);
  }
  const [columns, ...found] = records;
  if (!columns) throw new ImportError('The file is empty.');
  if (found.length > MAX_ROWS) throw new ImportError(`The file has more than ${MAX_ROWS} rows.`);
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined)
    throw new ImportError(`The column ${twice || '(no name)'} is there twice.`);
  const rows = found.map((record, index) => ({
    row: index + 2,
    cells: new Map(columns.map((name, column) => [name, withoutGuard(record[column] ?? '')])),
  }));
  return { columns, rows };
}
