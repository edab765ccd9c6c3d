import { cut } from '@/contract/cut';
import type { Line, Setting, Typesetter } from '@/lib/platform/typesetting/typesetter';
import { ASCENT, DESCENT } from '@/lib/platform/typesetting/archivo';
import { pathsOf } from '@/lib/platform/typesetting/svg-paths';
import { cardSize } from './card-path';

/** The design tokens: the renderer reads no style sheet. */
const colours = {
  ground: '#0e1013',
  text: '#f4f5f3',
  quiet: '#98a2ac',
  line: '#2b3138',
  glow: '#ff7a2f',
};

/** At the edge where lines end. */
export const cardPictureSize = { width: 480, height: cardSize.height };

const LONG_TITLE = 48;

/** More would be too small to read. */
const LONGEST_TITLE = 400;

/** Of the title; the smaller ones for what does not fit otherwise. */
const sizes = [72, 58, 48, 40, 34, 28, 22];

const MOST_LINES = 5;

/** Between a title in a smaller size and what stands above and below it. */
const TITLE_GAP = 24;

const margin = { top: 64, end: 56, bottom: 60, start: 72 };
const bar = { width: 44, height: 6, gap: 20 };
const BRAND = 30;
const SITE = 26;
const TITLE_LEADING = 1.1;
const LEADING = ASCENT + DESCENT;

/** For pages without a picture. */
const rings = [300, 292, 236, 172, 164];

export type CardTexts = {
  title: string;
  brand?: string;
  site: string;
};

type Look = {
  photo?: string;
  /** Instead of the tokens' own. */
  accent?: string;
  background?: string;
};

export const shownTitle = (title: string): string =>
  title.length > LONGEST_TITLE ? `${cut(title, LONGEST_TITLE)}…` : title;

/** SVG, its letters as paths. @param texts of `drawable`, which `typesetter` was made for */
export function cardDrawing(
  { title, brand, site }: CardTexts,
  { photo, accent = colours.glow, background = colours.ground }: Look,
  typesetter: Typesetter,
): string {
  const column = photo ? cardSize.width - cardPictureSize.width : 860;
  const width = column - margin.start - margin.end;
  const setting = (size: number): Setting => ({ style: 'display', size, width });
  const names = typesetter.lines(brand || site, {
    ...setting(BRAND),
    width: width - bar.width - bar.gap,
  });
  const sites = brand ? typesetter.lines(site, setting(SITE)) : [];
  const head = heightOf(names, BRAND, LEADING);
  const foot = heightOf(sites, SITE, LEADING);
  const room = cardSize.height - margin.top - margin.bottom - head - foot;
  const { lines, size } = titleIn(typesetter, title, setting(firstSize(title, photo)), room);
  const height = heightOf(lines, size, TITLE_LEADING);
  const mirrored = lines[0]?.isRightToLeft ?? false;
  const block = (
    text: readonly Line[],
    style: { size: number; leading: number; top: number; inset?: number; colour: string },
  ) => textBlock(text, { ...style, start: margin.start + (style.inset ?? 0), mirrored });
  const barTop = margin.top + (head - bar.height) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="100%" height="100%" fill="${background}"/>
${photo ? cardPhoto(photo, mirrored) : ringsDrawing(accent, mirrored)}
<rect x="${at(margin.start, bar.width, mirrored)}" y="${barTop}" width="${bar.width}" height="${bar.height}" fill="${accent}"/>
${block(names, {
  size: BRAND,
  leading: LEADING,
  top: margin.top,
  inset: bar.width + bar.gap,
  colour: colours.text,
})}
${block(lines, {
  size,
  leading: TITLE_LEADING,
  top: margin.top + head + (room - height) / 2,
  colour: colours.text,
})}
${block(sites, {
  size: SITE,
  leading: LEADING,
  top: cardSize.height - margin.bottom - foot,
  colour: colours.quiet,
})}
</svg>`;
}

const firstSize = (title: string, photo: string | undefined): number =>
  (title.length > LONG_TITLE || photo ? sizes[1] : sizes[0])!;

const heightOf = (lines: readonly Line[], size: number, leading: number): number =>
  lines.reduce((sum, line) => sum + size * leading * line.leading, 0);

/** In the largest size that has room. */
function titleIn(typesetter: Typesetter, title: string, first: Setting, room: number) {
  const candidates = sizes.filter((size) => size <= first.size);
  for (const size of candidates) {
    const setting = { ...first, size, spacing: -0.02 };
    const lines = typesetter.balanced(title, setting);
    const height = heightOf(lines, size, TITLE_LEADING);
    const fits =
      size < first.size
        ? height <= room - 2 * TITLE_GAP
        : lines.length <= MOST_LINES && height <= room;
    if (fits || size === candidates.at(-1)) return { lines, size };
  }
  return { lines: [], size: first.size };
}

/** From the left of the card, for what stands so far from where lines start. */
const at = (start: number, width: number, mirrored: boolean): number =>
  mirrored ? cardSize.width - start - width : start;

function textBlock(
  lines: readonly Line[],
  block: {
    size: number;
    leading: number;
    top: number;
    start: number;
    colour: string;
    mirrored: boolean;
  },
): string {
  let { top } = block;
  const paths = lines.map((line) => {
    const height = block.size * block.leading * line.leading;
    const baseline = top + (height - block.size * LEADING) / 2 + block.size * ASCENT;
    top += height;
    return pathsOf(line, at(block.start, line.width, block.mirrored), baseline, block.size);
  });
  return `<g fill="${block.colour}">${paths.join('')}</g>`;
}

function cardPhoto(src: string, mirrored: boolean): string {
  const { width, height } = cardPictureSize;
  const x = mirrored ? 0 : cardSize.width - width;
  return `<image href="${src}" x="${x}" y="0" width="${width}" height="${height}"/>`;
}

function ringsDrawing(accent: string, mirrored: boolean): string {
  const x = mirrored ? 40 : cardSize.width - 40;
  const circles = rings.map((radius) => {
    const style =
      radius === 236
        ? `stroke="${accent}" stroke-width="2" stroke-dasharray="22 8 5 8"`
        : `stroke="${colours.line}" stroke-width="3"`;
    return `<circle cx="${x}" cy="315" r="${radius}" ${style}/>`;
  });
  return `<g fill="none">${circles.join('')}</g>`;
}
