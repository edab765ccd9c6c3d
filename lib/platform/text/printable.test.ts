import { readFileSync } from 'node:fs';
import { isPrintable, printable } from './printable';

describe('printable', () => {
  it.each([
    ['Spur gear, 31.5\u202fMN', 'Spur gear, 31.5\u00a0MN'],
    ['Zażółć gęślą', 'Zazólc gesla'],
    ['≤ 0.2 µm, 10 Ω', '<= 0.2 µm, 10 Ohm'],
    ['a\nb\tc', 'a b c'],
    ['Größe 歯車', 'Größe'],
  ])('writes %j as %j', (text, written) => {
    expect(printable(text)).toBe(written);
  });

  it('says which titles the typeface cannot write', () => {
    expect(['Spur gear', 'Převodovka', 'Шестерня', '歯車', '', '—'].map(isPrintable)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('lets only signs pass for which the font has a glyph', () => {
    const glyphs = charactersOf(readFileSync('app/fonts/archivo-print.ttf'));
    const passed = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
      .map(printable)
      .join('');
    const missing = [...new Set(passed)].filter((sign) => !glyphs.has(sign.codePointAt(0)!));
    expect(missing).toEqual([]);
    expect(glyphs.size).toBeGreaterThan(150);
  });
});

/** Of the character map in format 4. */
function charactersOf(font: Buffer): ReadonlySet<number> {
  const tables = font.readUInt16BE(4);
  const start = Array.from({ length: tables }, (_, index) => 12 + 16 * index)
    .filter((at) => font.toString('latin1', at, at + 4) === 'cmap')
    .map((at) => font.readUInt32BE(at + 8))[0]!;
  const maps = font.readUInt16BE(start + 2);
  const map = Array.from({ length: maps }, (_, index) => start + 4 + 8 * index)
    .map((at) => start + font.readUInt32BE(at + 4))
    .find((at) => font.readUInt16BE(at) === 4)!;
  const segments = font.readUInt16BE(map + 6) / 2;
  const found = new Set<number>();
  for (let index = 0; index < segments; index++) {
    const end = font.readUInt16BE(map + 14 + 2 * index);
    const first = font.readUInt16BE(map + 16 + 2 * segments + 2 * index);
    for (let code = first; code <= end; code++) found.add(code);
  }
  return found;
}
