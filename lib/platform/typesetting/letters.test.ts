import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { sentences } from '@/testing/sentences';
import { codePointsOf } from './code-points';
import { drawable, isReadable, undrawableIn } from './letters';

describe('drawable', () => {
  it.each(Object.entries(sentences))('leaves a sentence in %s as it is', (locale, text) => {
    expect(drawable(text, locale)).toBe(text);
    expect(undrawableIn(text, locale)).toEqual([]);
    expect(isReadable(text, locale)).toBe(true);
  });

  it.each([
    ['≤ 0.2 µm, 10 Ω → 5 ½ × 30″', '≤ 0.2 µm, 10 Ω → 5 ½ × 30″'],
    ['⌀ 5, CO₂', 'Ø 5, CO2'],
    ['a\n\tb  c', 'a b c'],
    ['Zażółć', 'Zażółć'.normalize('NFC')],
    ['Գործ 31', '���� 31'],
  ])('writes %j as %j', (text, written) => {
    expect(drawable(text)).toBe(written);
  });

  it('names what no typeface has, once', () => {
    expect(undrawableIn('Գործ 🚀 գործ')).toEqual(['Գ', 'ո', 'ր', 'ծ', '🚀', 'գ']);
  });

  it('finds a text readable of which it writes more than half', () => {
    expect(
      ['Գործ 6205', '鍛造 6205', '🚀', '', '—', 'Ring 🚀'].map((text) => isReadable(text)),
    ).toEqual([false, true, false, false, false, true]);
  });
});

describe('codePointsOf', () => {
  it.each([
    ['archivo', 'archivo-latin-ext-wdth-normal'],
    ['noto-sans-bengali', 'noto-sans-bengali-bengali-wght-normal'],
    ['noto-sans-sc', 'noto-sans-sc-119-wght-normal'],
  ])(
    'reads the same characters out of %s as fontkit, which takes a hundred times longer',
    (name, file) => {
      const font = readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`);
      const found = [...codePointsOf(font)].sort((a, b) => a - b);
      const { characterSet } = create(font) as unknown as { characterSet: number[] };
      // It also lists the ends of the map, which have no glyph.
      const listed = new Set(characterSet.filter((code) => code > 0 && code < 0xffff));
      expect(found).toEqual([...listed].sort((a, b) => a - b));
    },
  );
});
