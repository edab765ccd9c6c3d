/**
 * `npm run fonts`: makes the files of `app/fonts` from the npm package of the typeface. Pages get the
 * part of its axes that the design uses, in two files, the second for characters that few pages have.
 * Social cards and data sheets read the package itself. Put the Unicode ranges that it prints into `app/layout.tsx`.
 */
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { archivo } from './drawing/typeface';

const target = new URL('../../app/fonts/', import.meta.url);

const charactersOf = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

const rare = '\\^`{|}~';
/** What English texts and technical data are made of. */
const common = [
  ...charactersOf(0x20, 0x7e).filter((character) => !rare.includes(character)),
  ...'\u00a0\u2009\u202f°©±²³µ·×Ø–—‘’“”…−',
];
const latin1 = charactersOf(0xa0, 0xff);
const others = [...rare, ...latin1, ...'„•′″ℓ€™≤≥‹›ŒœŠšŽž→←↑↓'].filter(
  (character) => !common.includes(character),
);

const forPages = (characters: string[]) =>
  subsetFont(archivo, characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: {
      wdth: { min: 100, max: 120, default: 100 },
      wght: { min: 400, max: 640, default: 400 },
    },
  });

const fonts = {
  'archivo.woff2': await forPages(common),
  'archivo-more.woff2': await forPages(others),
};

for (const [name, font] of Object.entries(fonts)) {
  await writeFile(new URL(name, target), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`);
}
console.log(`archivo: ${unicodeRange(common)}\narchivo-more: ${unicodeRange(others)}`);

/** The value of `unicode-range` in a style sheet. */
function unicodeRange(characters: string[]): string {
  const points = characters.map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
  const hex = (point: number) => point.toString(16);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}
