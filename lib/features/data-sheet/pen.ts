import type { Font } from 'fontkit';
import type { Line, Style, Typesetter } from '@/lib/platform/typesetting/typesetter';
import { ASCENT, DESCENT } from '@/lib/platform/typesetting/archivo';
import { isRightToLeft, layOut, type Run } from '@/lib/platform/typesetting/shape';

type Document = PDFKit.PDFDocument;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 };
export const inner = page.width - 2 * page.margin;

export type TextStyle = { style?: Style; size: number; colour: string };
/** `start` is the left where the company writes from left to right, counted from there. */
export type Place = { start: number; width: number; align?: 'start' | 'end' };

export type Pen = {
  readonly doc: Document;
  lines(text: string, style: TextStyle, width: number): Line[];
  /** @returns the y of the lower edge */
  write(lines: readonly Line[], y: number, place: Place, style: TextStyle): number;
  rule(y: number, place: Place, colour: string): void;
  bar(y: number, place: Place, height: number, colour: string): void;
  picture(picture: Buffer, y: number, place: Place): void;
};

/** A fifth more than the letters reach. */
const LEADING = Math.round((ASCENT + DESCENT + 0.2) * 1_000) / 1_000;

export const heightOf = (lines: readonly Line[], { size }: { size: number }): number =>
  lines.reduce((sum, { leading }) => sum + size * LEADING * leading, 0);

/** Readers copy these letters in the order of sight, or not at all, without being told. */
const TOLD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** @param mirrored for a company that writes from right to left */
export function penFor(doc: Document, typesetter: Typesetter, mirrored: boolean): Pen {
  const fontNames = new Map<Font, string>();

  /** PDFKit shapes what it writes itself; the feature tells which way. */
  const nameOf = (font: Font): string => {
    const known = fontNames.get(font);
    if (known) return known;
    const name = `letters-${fontNames.size}`;
    const shaping = Object.create(font, {
      // PDFKit takes two parts of one typeface for the same where their names are.
      postscriptName: { value: name },
      layout: {
        value: (text: string, features?: readonly string[]) =>
          layOut(font, text, features?.includes(RIGHT_TO_LEFT) ?? false),
      },
    }) as PDFKit.Mixins.PDFFontSource;
    doc.registerFont(name, shaping);
    fontNames.set(font, name);
    return name;
  };

  const writeRun = (run: Run, x: number, baseline: number, size: number) => {
    const isTold = TOLD.test(run.text);
    if (isTold) doc.markContent('Span', { actual: run.text });
    doc
      .font(nameOf(run.font))
      .fontSize(size)
      .text(run.text, x, baseline, {
        baseline: 'alphabetic',
        lineBreak: false,
        features: [isRightToLeft(run) ? RIGHT_TO_LEFT : LEFT_TO_RIGHT],
      });
    if (isTold) doc.endMarkedContent();
  };

  const left = ({ start, width }: Place) => (mirrored ? page.width - start - width : start);

  return {
    doc,
    lines: (text, { style = 'text', size }, width) =>
      typesetter.lines(text, { style, size, width }),
    write(lines, y, place, { size, colour }) {
      let top = y;
      const atRight = mirrored === (place.align !== 'end');
      doc.fillColor(colour);
      for (const line of lines) {
        const height = size * LEADING * line.leading;
        let x = left(place) + (atRight ? place.width - line.width : 0);
        for (const run of line.runs) {
          writeRun(run, x, top + size * ASCENT + (height - size * LEADING) / 2, size);
          x += run.width * size;
        }
        top += height;
      }
      return top;
    },
    rule(y, place, colour) {
      const x = left(place);
      doc
        .moveTo(x, y)
        .lineTo(x + place.width, y)
        .lineWidth(0.6)
        .strokeColor(colour)
        .stroke();
    },
    bar: (y, place, height, colour) =>
      void doc.rect(left(place), y, place.width, height).fill(colour),
    picture: (picture, y, place) =>
      void doc.image(picture, left(place), y, { width: place.width, height: place.width }),
  };
}

/** OpenType features that say what direction a text has; the fonts have no such alternates. */
const RIGHT_TO_LEFT = 'rtla';
const LEFT_TO_RIGHT = 'ltra';
