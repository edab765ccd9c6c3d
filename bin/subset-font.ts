/**
 * Makes the files of `app/fonts` from the npm package of the typeface, Latin glyphs only: for pages
 * the part of its axes that the design uses, for social cards (their drawing program reads neither
 * WOFF2 nor axes) one fixed weight and width. Run it again after an update of the package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
const latin1 = String.fromCharCode(...Array.from({ length: 96 }, (_, i) => i + 160));
const typographic = '–—‘’“”„•…′″ℓ€™−×÷≤≥±²³°µØø‹›\u2009\u202fŒœŠšŽž→←↑↓';

const typeface = await readFile(source);
const glyphs = printableAscii + latin1 + typographic;

const fonts = {
  'app/fonts/archivo.woff2': await subsetFont(typeface, glyphs, {
    targetFormat: 'woff2',
    variationAxes: {
      wdth: { min: 100, max: 125, default: 100 },
      wght: { min: 400, max: 700, default: 400 },
    },
  }),
  'app/fonts/archivo-social.ttf': await subsetFont(typeface, glyphs, {
    targetFormat: 'truetype',
    variationAxes: { wdth: 118, wght: 620 },
  }),
};

for (const [target, font] of Object.entries(fonts)) {
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KB`);
}
