/**
 * Makes the files of `app/fonts` from the npm package of the typeface. For pages: only the axes that the
 * design uses, in two files, of which browsers load the second where a page has one of its characters.
 * For social cards, whose renderer reads neither WOFF2 nor axes: one fixed weight and width. Run it
 * again after an update of the package, and copy its output into app/layout.tsx.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

const charactersOf = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

const rare = '\\^`{|}~';
/** Characters of English texts and technical data. */
const common = [
  ...charactersOf(0x20, 0x7e).filter((character) => !rare.includes(character)),
  ...'\u00a0\u2009\u202f©°±²³µ·×Ø–—‘’“”…−',
];
const latin1 = charactersOf(0xa0, 0xff);
const others = [...rare, ...latin1, ...'„•′″ℓ€™≤≥‹›ŒœŠšŽž→←↑↓'].filter(
  (character) => !common.includes(character),
);

const typeface = await readFile(source);

const forPages = (characters: string[]) =>
  subsetFont(typeface, characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: {
      wdth: { min: 100, max: 120, default: 100 },
      wght: { min: 400, max: 640, default: 400 },
    },
  });

const fonts = {
  'app/fonts/archivo.woff2': await forPages(common),
  'app/fonts/archivo-more.woff2': await forPages(others),
  'app/fonts/archivo-social.ttf': await subsetFont(typeface, [...common, ...others].join(''), {
    targetFormat: 'truetype',
    variationAxes: { wdth: 118, wght: 620 },
  }),
};

for (const [target, font] of Object.entries(fonts)) {
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KB`);
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
