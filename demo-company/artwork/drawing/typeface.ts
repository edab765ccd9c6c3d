import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The variable font file of Archivo, WOFF2. */
export const archivo = readFileSync(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  ),
);

/** With all its letters: the package has them in three files, which no subset can join. */
export const wholeArchivo = readFileSync(new URL('../typeface/archivo.woff2', import.meta.url));

const printable = String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => index + 0x20),
  ...[0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2212],
);

/** A fixed style of Archivo: weight 100–900, width 62–125 (per cent of normal). */
export interface Style {
  weight: number;
  width: number;
}

/** Gives one static TrueType font cut from the typeface, for programs that know no axes. */
export function cutTypeface({ weight, width }: Style): Promise<Buffer> {
  return subsetFont(wholeArchivo, printable, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, wdth: width },
  });
}
