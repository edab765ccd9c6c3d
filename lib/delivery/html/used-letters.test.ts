import { readFileSync } from 'node:fs';
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
