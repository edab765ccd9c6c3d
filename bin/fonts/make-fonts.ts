/**
 * `npm ci && npm start` in this folder, which has packages of its own, makes the files of `app/fonts` from the npm
 * packages of the typefaces; `letters.ts` says which letters go into which. The same input gives the same bytes. English pages get
 * the part of Archivo's axes that the design uses in two files, the second for characters that few pages
 * have. Pages of a Latin alphabet with more letters get one file with all of them, so that no word stands
 * in two typefaces, and other scripts Noto Sans beside the first file. Social cards and data sheets read the
 * packages themselves. Put the Unicode ranges that it prints into `app/[language]/layout.tsx` and `app/letters.css`.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { common, extended, latin, more, scripts, unicodeRange, vietnamese } from './letters';

const packaged = (file: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));

const archivo = packaged('archivo/files/archivo-latin-wdth-normal.woff2');

/**
 * Version 2.001 of github.com/Omnibus-Type/Archivo without hints, with all its letters: the package has them in
 * three files, which no subset can join.
 */
const wholeArchivo = readFileSync(new URL('typeface/archivo.woff2', import.meta.url));

const target = new URL('../../app/fonts/', import.meta.url);

const weights = { min: 400, max: 640, default: 400 };

const forPages = (characters: string[], source = archivo) =>
  subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wdth: { min: 100, max: 120, default: 100 }, wght: weights },
  });

/** Keeps all features: shapes of letters that join depend on them. */
const companion = (of: string, subset: string, characters: string[]) => {
  const font = packaged(`${of}/files/${of}-${subset}-wght-normal.woff2`);
  return subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght: weights },
  });
};

const fonts: Record<string, Buffer> = {
  'archivo.woff2': await forPages(common),
  'archivo-more.woff2': await forPages(more),
  'archivo-extended.woff2': await forPages(extended, wholeArchivo),
  'archivo-latin.woff2': await forPages(latin, wholeArchivo),
  'archivo-vietnamese.woff2': await forPages(vietnamese, wholeArchivo),
};
for (const [script, { of, subset, characters }] of Object.entries(scripts))
  fonts[`noto-${script}.woff2`] = await companion(of, subset, characters);

for (const [name, font] of Object.entries(fonts)) {
  await writeFile(new URL(name, target), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`);
}
for (const [name, characters] of Object.entries({ common, more, extended }))
  console.log(`${name}: ${unicodeRange(characters)}`);
for (const [name, { characters }] of Object.entries(scripts))
  console.log(`${name}: ${unicodeRange(characters)}`);
