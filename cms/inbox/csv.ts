import type { Item } from './content-service';

/**
 * Where spreadsheets would run a formula: at the start of a text and, as some of them separate cells by
 * semicolons or tabs, behind those. An apostrophe makes it text.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@\t\r＝＋－＠])/gu;

const quoted = (text: string): string => `"${text.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;

const COLUMNS = [
  ...['id', 'receivedAt', 'kind', 'subject', 'name', 'email', 'message', 'company', 'address', 'phone', 'state'],
  ...['doneAt', 'note'],
] as (keyof Item)[];

function cell(item: Item, name: keyof Item): string {
  const value = item[name];
  if (typeof value !== 'number') return quoted(value ?? '');
  return name === 'id' ? String(value) : quoted(new Date(value).toISOString());
}

/** As in RFC 4180, safe to open in a spreadsheet. */
export const csvOf = (items: Item[]): string =>
  [COLUMNS.join(','), ...items.map((item) => COLUMNS.map((name) => cell(item, name)).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');
