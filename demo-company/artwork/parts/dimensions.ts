import { ink, write, type Sheet } from '../print/sheet';

const ARROW = 5;
const TEXT = 8;
/** Between the part and the first dimension line, and over it. */
const GAP = 2;

export const thin = (doc: Sheet, colour: string = ink.text) =>
  doc.lineWidth(0.5).strokeColor(colour);
export const thick = (doc: Sheet) => doc.lineWidth(1.2).strokeColor(ink.graphite);

function line(doc: Sheet, x1: number, y1: number, x2: number, y2: number) {
  thin(doc).moveTo(x1, y1).lineTo(x2, y2).stroke();
}

/** @param angle that the arrow points to, in degrees */
function arrow(doc: Sheet, x: number, y: number, angle: number) {
  doc.save().translate(x, y).rotate(angle);
  doc.moveTo(0, 0).lineTo(-ARROW, -1.4).lineTo(-ARROW, 1.4).fill(ink.text);
  doc.restore();
}

/** Text whose middle is at a place, on white. */
function label(doc: Sheet, text: string, x: number, y: number) {
  doc.font('text').fontSize(TEXT);
  const width = doc.widthOfString(text) + 4;
  doc.rect(x - width / 2, y - TEXT / 2 - 1, width, TEXT + 2).fill('#FFFFFF');
  write(doc, text, x - width / 2, y - TEXT / 2, {
    size: TEXT,
    width,
    align: 'center',
    lineBreak: false,
  });
}

/** A length between two x, its line at `y`; the part ends at `part`. */
export function across(
  doc: Sheet,
  { from, to, y, part, text }: { from: number; to: number; y: number; part: number; text: string },
) {
  const direction = Math.sign(y - part);
  for (const x of [from, to]) line(doc, x, part + GAP * direction, x, y + 3 * direction);
  line(doc, from, y, to, y);
  arrow(doc, from, y, 180);
  arrow(doc, to, y, 0);
  label(doc, text, (from + to) / 2, y);
}

/** A height between two y, its line at `x`; without `part` it lies within the part. */
export function upright(
  doc: Sheet,
  { from, to, x, part, text }: { from: number; to: number; x: number; part?: number; text: string },
) {
  if (part !== undefined) {
    const direction = Math.sign(x - part);
    for (const y of [from, to]) line(doc, part + GAP * direction, y, x + 3 * direction, y);
  }
  line(doc, x, from, x, to);
  arrow(doc, x, from, -90);
  arrow(doc, x, to, 90);
  doc.save().rotate(-90, { origin: [x, (from + to) / 2] });
  label(doc, text, x, (from + to) / 2);
  doc.restore();
}

/** The dash-dotted line of an axis. */
export function axis(doc: Sheet, x1: number, y1: number, x2: number, y2: number) {
  doc.save().dash(12, { space: 3 });
  line(doc, x1, y1, x2, y2);
  doc.restore();
}

/** The cut faces of a section. */
export function hatch(doc: Sheet, x: number, y: number, width: number, height: number) {
  doc.save().rect(x, y, width, height).clip();
  thin(doc, ink.soft);
  for (let at = -height; at < width; at += 6) {
    doc.moveTo(x + at, y + height).lineTo(x + at + height, y);
  }
  doc.stroke().restore();
}
