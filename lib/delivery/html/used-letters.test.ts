import { readFileSync } from 'node:fs';
import { writingOf } from '@/lib/platform/text/writing';
import { withoutUnusedLetters } from './used-letters';

const sheet = readFileSync('app/letters.css', 'latin1');
const page = (text: string, attributes = '') =>
  Buffer.from(`<html${attributes}><style></style><p>${text}</p>`)
    .toString('latin1')
    .replace('<style>', `<style>${sheet}`);
const facesOf = (html: string) =>
  [...html.matchAll(/font-family:\s*letters-([a-z]+)/g)].map(([, name]) => name);

const ALWAYS = ['extended'];

it.each<[string, string[]]>([
  ['Größe, Ø 860 → “Łęczyca” · 5 µm', []],
  ['Πειραιάς', ['greek']],
  ['Днепр', ['cyrillic']],
  ['مطرقة', ['arabic']],
  ['כבשן', ['hebrew']],
  ['ইস্পাত', ['bengali']],
  ['इस्पात', ['devanagari']],
  ['เหล็ก', ['thai']],
  ['钢 강 鋼', []],
])('a page with %s has the fonts %p beside those of Latin letters', (text, scripts) =>
  expect(facesOf(withoutUnusedLetters(page(text)))).toEqual([...ALWAYS, ...scripts]),
);

it.each(['latin', 'arabic'])('a page has the font of its language, %s, in any case', (of) =>
  expect(facesOf(withoutUnusedLetters(page('', ` data-letters="${of}"`)))).toContain(of),
);

describe('the fonts of app/letters.css', () => {
  const rangeOf = Object.fromEntries(
    sheet
      .split('@font-face')
      .slice(1)
      .map((face): [string, string | undefined] => [
        /letters-(\w+);/.exec(face)![1]!,
        /unicode-range:([^;]+)/.exec(face)?.[1],
      ]),
  );

  it('are those that languages are written in, and that of names', () => {
    const languages = ['pl', 'vi', 'el', 'uk', 'ar', 'he', 'bn', 'hi', 'th'];
    const fonts = languages.map((language) => writingOf(language).letters);
    expect([...fonts, ...ALWAYS].sort()).toEqual(Object.keys(rangeOf).sort());
  });

  it.each(Object.keys(rangeOf).filter((name) => rangeOf[name] && !ALWAYS.includes(name)))(
    'stay on pages with any letter of theirs: %s',
    (name) => {
      const letters = [...rangeOf[name]!.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)]
        .flatMap(([, first = '', last = first]) => {
          const from = parseInt(first, 16);
          return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) =>
            String.fromCodePoint(from + index),
          );
        })
        .filter((sign) => /\p{L}/u.test(sign));
      expect(letters.length).toBeGreaterThan(20);
      const lost = letters.filter(
        (letter) => !facesOf(withoutUnusedLetters(page(letter))).includes(name),
      );
      expect(lost).toEqual([]);
    },
  );
});

describe('a rule for other languages', () => {
  const rules = `h1{color:red}[dir=rtl] h1{left:0}:root:not(:lang(en)) h1{hyphens:auto}`;
  const pageIn = (attributes: string) =>
    `<html ${attributes}><style>${rules}</style><p>[dir=rtl]</p>`;

  it('is left out of an English page, with nothing else', () =>
    expect(withoutUnusedLetters(pageIn('class="a" lang="en-GB"'))).toBe(
      '<html class="a" lang="en-GB"><style>h1{color:red}</style><p>[dir=rtl]</p>',
    ));

  it('stays where it is for others, too', () => {
    const list = '<html lang="en"><style>p{top:0}[dir=rtl] :is(h1,h2),h3{left:0}</style>';
    expect(withoutUnusedLetters(list.replace('"en"', '"en-GB"'))).toContain('h3{left:0}');
    const one = list.replace(',h3', '').replace('"en"', '"en-GB"');
    expect(withoutUnusedLetters(one)).toBe('<html lang="en-GB"><style>p{top:0}</style>');
  });

  it.each(['lang="ar" dir="rtl"', 'lang="enm"', ''])('stays on a page with %p', (attributes) =>
    expect(withoutUnusedLetters(pageIn(attributes))).toBe(pageIn(attributes)),
  );
});
