import { brotliDecompressSync } from 'node:zlib';

/** In the list of known tables of WOFF2. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OTHER_TAG = 63;
const HEADER = 48;

/** The characters that a font has glyphs for, by its own map. @param font WOFF2 */
export function codePointsOf(font: Buffer): ReadonlySet<number> {
  const tables = font.readUInt16BE(12);
  let at = HEADER;
  let start = 0;
  let map = { start: 0, length: 0 };
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let index = 0; index < tables; index++) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    const version = flags >> 6;
    if (tag === OTHER_TAG) at += 4;
    let length = number();
    // Outlines are transformed unless the version says they are not, other tables the other way round.
    if (tag === GLYF || tag === LOCA ? version !== 3 : version !== 0) length = number();
    if (tag === CMAP) map = { start, length };
    start += length;
  }
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return codePointsIn(data.subarray(map.start, map.start + map.length));
}

/** @param cmap the table of an OpenType font */
function codePointsIn(cmap: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  for (const table of subtables) {
    const format = table.readUInt16BE(0);
    if (format === 4) segments(table, found);
    if (format === 12) groups(table, found);
  }
  return found;
}

/** Format 4. A segment may name characters whose glyph is that of a missing one. */
function segments(table: Buffer, found: Set<number>) {
  const size = table.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + size + at);
    const delta = table.readUInt16BE(16 + 2 * size + at);
    const offsetAt = 16 + 3 * size + at;
    const offset = table.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph =
        offset === 0 ? code : table.readUInt16BE(offsetAt + offset + 2 * (code - first));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) found.add(code);
    }
  }
}

/** Format 12. */
function groups(table: Buffer, found: Set<number>) {
  const count = table.readUInt32BE(12);
  for (let index = 0; index < count; index++) {
    const [first, last, glyph] = [0, 4, 8].map((at) => table.readUInt32BE(16 + 12 * index + at));
    for (let code = first!; code <= last!; code++)
      if (glyph! + code - first! !== 0) found.add(code);
  }
}
