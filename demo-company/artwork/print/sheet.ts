import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { cutTypeface } from '../drawing/typeface';

export type Sheet = PDFKit.PDFDocument;

/** A4 in points, with the margins and the twelve-column grid's width. */
export const page = { width: 595.28, height: 841.89, margin: 48, inner: 595.28 - 96 };

export const ink = {
  graphite: '#0E1013',
  text: '#1F242A',
  soft: '#5B656F',
  line: '#D9DEE2',
  paper: '#F4F5F3',
  onDark: '#B8C0C8',
  ember: '#B23C06',
  glow: '#FF7A2F',
} as const;

/** Opens a document with the three cuts of the house type. The date is fixed: same input, same bytes. */
export async function openSheet(title: string, date: Date, lang = 'en-GB'): Promise<Sheet> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang,
    displayTitle: true,
    info: { Title: title, Author: 'Hammerscale Forge Ltd', CreationDate: date, ModDate: date },
  });
  doc.registerFont('display', await cutTypeface({ weight: 640, width: 119 }));
  doc.registerFont('strong', await cutTypeface({ weight: 600, width: 104 }));
  doc.registerFont('text', await cutTypeface({ weight: 400, width: 100 }));
  return doc;
}

/** Writes the finished document and waits until it is on disk. */
export async function saveSheet(doc: Sheet, file: URL): Promise<void> {
  const stream = createWriteStream(file);
  doc.pipe(stream).on('error', (error: Error) => stream.destroy(error));
  doc.end();
  await once(stream, 'finish');
}

export interface TextOptions extends PDFKit.Mixins.TextOptions {
  font?: 'display' | 'strong' | 'text';
  size?: number;
  colour?: string;
}

/** Sets text at a place (points from the top left) and gives the y of its lower edge. */
export function write(doc: Sheet, text: string, x: number, y: number, options: TextOptions = {}) {
  const { font = 'text', size = 9.5, colour = ink.text, ...rest } = options;
  doc.font(font).fontSize(size).fillColor(colour);
  doc.text(bindUnits(text), x, y, { lineGap: size * 0.22, ...rest });
  return doc.y;
}

/** Keeps a figure and its unit on one line; Archivo has no narrow no-break space. */
function bindUnits(text: string): string {
  return text
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?<=[\dØ]) (?=(\d|mm|kg|kJ|MN|t|%|µm|°C)(\b|\d|$))/g, '\u00a0');
}

export function rule(doc: Sheet, x: number, y: number, width: number, colour: string = ink.line) {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(colour)
    .stroke();
}

/** Places a picture of media/, cropped to the box at 150 dots an inch. */
export async function photo(
  doc: Sheet,
  path: string,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const scale = 150 / 72;
  const picture = await sharp(fileURLToPath(new URL(`../..${path}`, import.meta.url)))
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  doc.image(picture, x, y, { width, height });
}

/** The company's mark, `size` points high. */
export function mark(doc: Sheet, x: number, y: number, size: number, column: string) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 40);
  doc.path('M0 0h9v40H0zM31 0h9v40h-9z').fill(column);
  doc.path('M11.5 0h17v7l-3.5 6.5H15L11.5 7zM11.5 40h17v-7l-3.5-6.5H15L11.5 33z').fill('#7B8691');
  doc.path('M9 16h22v8H9z').fill(ink.glow);
  doc.restore();
}

/** Starts a page with the running head; gives the y where its content begins. */
export function contentPage(doc: Sheet, title: string, number: number): number {
  doc.addPage();
  doc.rect(0, 0, page.width, page.height).fill('#FFFFFF');
  mark(doc, page.margin, 36, 14, ink.text);
  write(doc, 'Hammerscale Forge', page.margin + 22, 38, { font: 'strong', size: 8.5 });
  write(doc, String(number), page.margin, 38, {
    size: 8.5,
    colour: ink.soft,
    align: 'right',
    width: page.inner,
  });
  rule(doc, page.margin, 60, page.inner);
  return (
    write(doc, title, page.margin, 84, {
      font: 'display',
      size: 25,
      width: page.inner,
      characterSpacing: -0.4,
    }) + 18
  );
}

/** A table with hairlines; `columns` are widths in points. Gives the y of its lower edge. */
export function table(
  doc: Sheet,
  y: number,
  columns: number[],
  rows: string[][],
  size = 9,
): number {
  let top = y;
  rows.forEach((row, index) => {
    const head = index === 0;
    let x = page.margin;
    let bottom = top;
    row.forEach((cell, column) => {
      const width = columns[column] ?? 80;
      const font = head || column === 0 ? 'strong' : 'text';
      const colour = head ? ink.soft : ink.text;
      bottom = Math.max(
        bottom,
        write(doc, cell, x, top + 7, { font, size, colour, width: width - 10 }),
      );
      x += width;
    });
    top = bottom + 5;
    rule(doc, page.margin, top, page.inner, head ? ink.soft : ink.line);
  });
  return top;
}
