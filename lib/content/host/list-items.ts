import 'server-only';
import { ITEM_BYTES } from '@/contract/content-limits';
import { HostResponseError } from './errors';

/*
 * The items of a list as they stand in the bytes of an answer, each parsed when its turn comes:
 * JSON.parse takes a second for 16 MB of short items, and nobody else is served meanwhile.
 */

/** What stands around a list. */
const MAX_FIELDS = 100;
const MAX_FIELD_BYTES = 100;

/** Up to here a loop is quicker than a search by Node.js, which is three times as quick in long texts. */
const SHORT_TEXT_BYTES = 32;

const [QUOTE, COMMA, COLON, ESCAPE] = [...'",:\\'].map((sign) => sign.charCodeAt(0));
const [LIST, LIST_END, RECORD, RECORD_END] = [...'[]{}'].map((sign) => sign.charCodeAt(0));

const notJson = () => new HostResponseError('answered something that is not JSON');
const notList = () => new HostResponseError('expected a list');

/** A value in the bytes. */
type Range = { start: number; end: number };

/** An item as it stands in the answer. */
export type SentItem = {
  bytes: Uint8Array;
  /** @returns an error for an item that cannot be read */
  value: () => unknown;
};

/**
 * Finds the list in an answer, in one of the three shapes in which hosts send lists.
 * @returns its items, and the `status` and the `locale` beside it
 * @throws HostResponseError
 */
export function findItems(bytes: Buffer): {
  status?: unknown;
  locale?: unknown;
  items: Iterable<SentItem>;
} {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const start = skipSpace(bytes, hasMark ? 3 : 0);
  const end = endOfValue(bytes, start);
  if (skipSpace(bytes, end) < bytes.length) throw notJson();
  if (bytes[start] === LIST) return { items: itemsOf(bytes, { start, end }) };
  const { data, ...fields } = fieldsOf(bytes, { start, end });
  const status = fields.status && { status: valueOf(bytes, fields.status, MAX_FIELD_BYTES) };
  const locale = fields.locale && { locale: valueOf(bytes, fields.locale, MAX_FIELD_BYTES) };
  const list = data && bytes[data.start] === RECORD ? fieldsOf(bytes, data).data : data;
  // An error status says more than the lack of a list.
  if (status && (!list || bytes[list.start] !== LIST))
    return { ...status, items: [unreadable(notList())] };
  if (!list || bytes[list.start] !== LIST) throw notList();
  return { ...status, ...locale, items: itemsOf(bytes, list) };
}

const unreadable = (error: Error): SentItem => ({ bytes: Buffer.alloc(0), value: () => error });

function* itemsOf(bytes: Buffer, list: Range): Generator<SentItem> {
  for (const item of partsOf(bytes, list)) {
    yield {
      bytes: bytes.subarray(item.start, item.end),
      value: () => valueOf(bytes, item, ITEM_BYTES),
    };
  }
}

const FIELDS = ['data', 'status', 'locale'] as const;
type Fields = Partial<Record<(typeof FIELDS)[number], Range>>;

function fieldsOf(bytes: Buffer, record: Range): Fields {
  const fields: Fields = {};
  let count = 0;
  if (bytes[record.start] !== RECORD) throw notList();
  for (const name of partsOf(bytes, record)) {
    if (++count > MAX_FIELDS) throw notList();
    const start = skipSpace(bytes, skipSpace(bytes, name.end) + 1);
    const key = valueOf(bytes, name, MAX_FIELD_BYTES);
    const known = FIELDS.find((field) => field === key);
    if (known) fields[known] = { start, end: endOfValue(bytes, start) };
  }
  return fields;
}

/** The items of a list, or the names of the fields of a record. */
function* partsOf(bytes: Buffer, { start, end }: Range): Generator<Range> {
  let at = skipSpace(bytes, start + 1);
  while (at < end - 1) {
    const part = { start: at, end: endOfValue(bytes, at) };
    yield part;
    at = skipSpace(bytes, part.end);
    if (bytes[at] === COLON) at = skipSpace(bytes, endOfValue(bytes, skipSpace(bytes, at + 1)));
    if (bytes[at] === COMMA) at = skipSpace(bytes, at + 1);
    else if (at !== end - 1) throw notJson();
  }
}

function valueOf(bytes: Buffer, { start, end }: Range, maxBytes: number): unknown {
  if (end - start > maxBytes) return new HostResponseError(`larger than ${maxBytes} bytes`);
  try {
    return JSON.parse(bytes.toString('utf8', start, end));
  } catch {
    return notJson();
  }
}

function skipSpace(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at]! <= 32) at++;
  return at;
}

function endOfValue(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at++) {
    const sign = bytes[at];
    if (sign === QUOTE) {
      at = endOfText(bytes, at + 1);
      if (depth === 0) return at + 1;
    } else if (sign === LIST || sign === RECORD) {
      depth++;
    } else if (sign === LIST_END || sign === RECORD_END) {
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (sign === COMMA || sign === COLON || sign! <= 32)) {
      return at;
    }
  }
  if (depth > 0 || start >= bytes.length) throw notJson();
  return bytes.length;
}

/** @returns where the quote stands that ends a text */
function endOfText(bytes: Buffer, start: number): number {
  for (let at = start; ; at++) {
    for (const short = at + SHORT_TEXT_BYTES; at < short; at++) {
      if (bytes[at] === QUOTE) return at;
      if (bytes[at] === ESCAPE) at++;
    }
    const quote = bytes.indexOf(QUOTE!, at);
    if (quote === -1) throw notJson();
    let escapes = 0;
    while (quote - escapes > at && bytes[quote - escapes - 1] === ESCAPE) escapes++;
    if (escapes % 2 === 0) return quote;
    at = quote;
  }
}
