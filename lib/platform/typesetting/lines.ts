import LineBreaker from 'linebreak';
import type { Fonts, Style } from './fonts';
import { clustersIn } from './letters';
import { inOrderOfSight, isRightToLeft, joined, levelsOf, shape, type Run } from './shape';

export type Line = {
  /** From left to right. */
  runs: readonly Run[];
  /** In the unit of the size. */
  width: number;
  /** How far from the line before, of what Latin letters need. */
  leading: number;
  isRightToLeft: boolean;
};

export type Setting = {
  style: Style;
  size: number;
  /** That lines may have, in the unit of the size. */
  width: number;
  /** Between letters of scripts whose letters stand apart, of the size. */
  spacing?: number;
};

/** Languages that write words without spaces. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

const words = new Intl.Segmenter('th', { granularity: 'word' });

function breaksIn(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) found.add(next.position);
  for (const { 0: run, index } of text.matchAll(UNSPACED)) {
    for (const word of words.segment(run)) if (word.index > 0) found.add(index + word.index);
  }
  return found;
}

const isSpace = (text: string) => text.trim() === '' && !/[\u00a0\u202f]/.test(text);

/** What stays on one line: its runs, then spaces that vanish at the end of one. */
type Word = { runs: Run[]; spaces: Run[] };

const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/**
 * @param text of `drawable`, whose letters `fonts` have
 * @param direction of the language, whatever letter the text begins with
 */
export function linesOf(
  text: string,
  setting: Setting,
  fonts: Fonts,
  direction: 'ltr' | 'rtl',
): Line[] {
  const most = setting.width / setting.size;
  const { levels, level } = levelsOf(text, direction);
  const lines: Run[][] = [];
  let line: Run[] = [];
  let spaces: Run[] = [];
  for (const word of wordsOf(text, levels, setting, fonts)) {
    const parts = widthOf(word.runs) > most ? broken(word.runs, most) : [word.runs];
    for (const runs of parts) {
      if (line.length > 0 && widthOf([...line, ...spaces, ...runs]) > most) {
        lines.push(line);
        line = [];
        spaces = [];
      }
      line.push(...spaces, ...runs);
      spaces = [];
    }
    spaces = word.spaces;
  }
  if (line.length > 0) lines.push(line);
  return lines.map((runs) => ({
    runs: inOrderOfSight(merged(runs)),
    width: widthOf(runs) * setting.size,
    leading: Math.max(...runs.map(({ leading }) => leading)),
    isRightToLeft: isRightToLeft({ level }),
  }));
}

function wordsOf(text: string, levels: Uint8Array, setting: Setting, fonts: Fonts): Word[] {
  const breaks = breaksIn(text);
  const found: Word[] = [];
  let word: Word = { runs: [], spaces: [] };
  let piece = '';
  let like: Parameters<typeof shape>[1] | undefined;
  const endPiece = () => {
    if (!like || !piece) return;
    const run = shape(piece, like);
    piece = '';
    if (isSpace(run.text)) word.spaces.push(run);
    else {
      word.runs.push(...word.spaces, run);
      word.spaces = [];
    }
  };
  let at = 0;
  for (const cluster of clustersIn(text)) {
    const before = like;
    if (breaks.has(at)) {
      endPiece();
      found.push(word);
      word = { runs: [], spaces: [] };
    }
    const written = fonts.fontOf(cluster, setting.style);
    const level = levels[at]!;
    // A space in the font of the word before it lets both be one run.
    const font = isSpace(cluster) ? (before?.font ?? written?.font) : written?.font;
    if (font) {
      const next = {
        font,
        level,
        leading: written?.face.family.leading ?? 1,
        spacing: written?.face.family.loose ? (setting.spacing ?? 0) : 0,
      };
      const isSame = before?.font === font && before.level === level;
      if (!isSame || isSpace(piece) !== isSpace(cluster)) endPiece();
      like = next;
      piece += cluster;
    }
    at += cluster.length;
  }
  endPiece();
  return [...found, word];
}

/** A word that is wider than a line, cut between letters. */
function broken(runs: readonly Run[], most: number): Run[][] {
  const parts: Run[][] = [];
  let part: Run[] = [];
  let left = most;
  for (const run of runs) {
    let piece = '';
    for (const cluster of clustersIn(run.text)) {
      const { width } = shape(cluster, run);
      if (width > left && (part.length > 0 || piece)) {
        if (piece) part.push(shape(piece, run));
        parts.push(part);
        part = [];
        piece = '';
        left = most;
      }
      piece += cluster;
      left -= width;
    }
    if (piece) part.push(shape(piece, run));
  }
  return [...parts, part];
}

function merged(runs: readonly Run[]): Run[] {
  const found: Run[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last && last.font === run.font && last.level === run.level)
      found[found.length - 1] = joined(last, run);
    else found.push(run);
  }
  return found;
}
