import { PART_FIELDS, type Item, type Part } from './content-service';

/**
 * Where spreadsheets would run a formula: at the start of a text and, as some of them separate cells by
 * semicolons or tabs, behind those. An apostrophe makes it text.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@\t\r＝＋－＠])/gu;

const quoted = (text: string): string => `"${text.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
const moment = (ms: number): string => new Date(ms).toISOString();

/** The fields of a part that were filled in, with their names. */
export const linesOf = (part: Part): string[] =>
  (Object.keys(PART_FIELDS) as (keyof Part)[]).flatMap((key) =>
    part[key] ? [`${PART_FIELDS[key]}: ${part[key]}`] : [],
  );

const COLUMNS: Record<string, (item: Item) => string | undefined> = {
  receivedAt: ({ receivedAt }) => moment(receivedAt),
  subject: ({ subject }) => subject,
  name: ({ name }) => name,
  email: ({ email }) => email,
  company: ({ company }) => company,
  address: ({ address }) => address,
  phone: ({ phone }) => phone,
  state: ({ state }) => state,
  message: ({ message }) => message,
  parts: ({ parts }) => parts?.map((part) => linesOf(part).join('; ')).join('\n'),
  files: ({ files }) => files?.map(({ name }) => name).join('\n'),
  about: ({ context }) => context?.about,
  doneAt: ({ doneAt }) => (doneAt === null ? undefined : moment(doneAt)),
  note: ({ note }) => note,
};

const rowOf = (item: Item): string =>
  [String(item.id), ...Object.values(COLUMNS).map((cell) => quoted(cell(item) ?? ''))].join(',');

/** Spreadsheets take a file without it for one of an old code page. */
const UTF8 = '\uFEFF';

/** As in RFC 4180, safe to open in a spreadsheet. */
export const csvOf = (items: Item[]): string =>
  UTF8 +
  [['id', ...Object.keys(COLUMNS)].join(','), ...items.map(rowOf)]
    .map((line) => `${line}\r\n`)
    .join('');
