import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Face } from './font-files';
import { clustersIn, faceOf } from './letters';
import { shapedAs } from './shape';

/** `display` for titles, `text` for everything else. */
export type Style = 'display' | 'text';

export type StyledText = { style: Style; text: string };

export type Fonts = {
  /** The font that writes a cluster; undefined where `drawable` was not asked. */
  fontOf(cluster: string, style: Style): { font: Font; face: Face } | undefined;
};

const weights = { display: 620, text: 400 } as const;
const widths = { display: 118, text: 100 } as const;

/** Joining letters need it, and what is invisible is drawn as one. */
const SPACE = ' ';

/**
 * Fonts of the letters of these texts alone, each in the weight of its style: however many files a
 * language has, a picture or sheet takes some kilobytes of each that it needs.
 * @param locale BCP 47
 */
export async function fontsFor(texts: readonly StyledText[], locale?: string): Promise<Fonts> {
  const faces = new Map<string, Face | undefined>();
  const wanted: Record<Style, Map<Face, Set<string>>> = { display: new Map(), text: new Map() };
  for (const { style, text } of texts) {
    for (const cluster of clustersIn(text)) {
      const face = faces.get(cluster) ?? faceOf(cluster, locale);
      faces.set(cluster, face);
      if (!face) continue;
      const letters = wanted[style].get(face) ?? new Set(SPACE);
      for (const letter of shapedAs(cluster)) letters.add(letter);
      wanted[style].set(face, letters);
    }
  }
  const made: Record<Style, Map<Face, Font>> = { display: new Map(), text: new Map() };
  for (const style of ['display', 'text'] as const) {
    for (const [face, letters] of wanted[style]) {
      made[style].set(face, await fontOfLetters(face, style, [...letters].join('')));
    }
  }
  return {
    fontOf(cluster, style) {
      const face = faces.get(cluster);
      const font = face && made[style].get(face);
      return font && { font, face };
    },
  };
}

/** fontkit reads the head of an outline even where a glyph, such as the space, has none: past the end. */
const EMPTY_OUTLINE = Buffer.alloc(10);

async function fontOfLetters(face: Face, style: Style, letters: string): Promise<Font> {
  const variationAxes = {
    wght: weights[style],
    ...(face.family.wide && { wdth: widths[style] }),
  };
  const source = await readFile(face.file);
  const font = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes });
  return create(Buffer.concat([font, EMPTY_OUTLINE]));
}
