import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { plural } from '@/words/format';
import { printable } from '@/lib/platform/text/printable';
import { factRows } from './fact-rows';
import type { Sheet } from './sheet';

type Page = PDFKit.PDFDocument;

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 48 };
const inner = page.width - 2 * page.margin;
const FOOTER = page.height - 84;
const PICTURE = 190;

/** The size in pixels in which the picture is printed sharply. */
export const sheetPictureSize = { width: 600, height: 600 };

const ink = { text: '#15181c', quiet: '#5b656f', line: '#d9dee2' };

type Style = { font?: 'display' | 'text'; size: number; colour?: string; lines?: number };
type Place = { x: number; y: number; width: number; align?: 'left' | 'right' };

/** @returns the y of the lower edge */
function write(doc: Page, text: string, place: Place, style: Style): number {
  const { font = 'text', size, colour = ink.text, lines } = style;
  doc.font(font).fontSize(size).fillColor(colour);
  const lineGap = size * 0.2;
  const height = lines && lines * (doc.currentLineHeight() + lineGap);
  doc.text(text, place.x, place.y, {
    width: place.width,
    align: place.align,
    lineGap,
    ...(height && { height, ellipsis: true }),
  });
  return doc.y;
}

function rule(doc: Page, x: number, y: number, width: number, colour = ink.line) {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(colour)
    .stroke();
}

function head(doc: Page, { company, accent, words }: Sheet) {
  const { margin } = page;
  doc.rect(margin, margin, 28, 4).fill(accent);
  write(doc, company, { x: margin + 40, y: margin - 5, width: inner - 140 }, big(11));
  const right = { x: margin, y: margin - 3, width: inner, align: 'right' } as const;
  write(doc, words.kind, right, { size: 9.5, colour: ink.quiet });
}

const big = (size: number, lines = 1): Style => ({ font: 'display', size, lines });

/** @returns the y below it */
function subject(doc: Page, sheet: Sheet, picture: Buffer | undefined): number {
  const x = page.margin;
  const top = page.margin + 40;
  const width = picture ? inner - PICTURE - 24 : inner;
  let y = write(doc, sheet.title, { x, y: top, width }, big(24, 4)) + 8;
  const label = [sheet.sku, sheet.category].filter(Boolean).join(' · ');
  if (label) {
    y = write(doc, label, { x, y, width }, { size: 10, colour: sheet.accent, lines: 2 }) + 8;
  }
  if (sheet.summary) y = write(doc, sheet.summary, { x, y, width }, { size: 10.5, lines: 6 });
  if (!picture) return y + 24;
  const left = page.width - page.margin - PICTURE;
  doc.image(picture, left, top, { width: PICTURE, height: PICTURE });
  return Math.max(y, top + PICTURE) + 24;
}

function facts(doc: Page, sheet: Sheet, top: number) {
  if (sheet.facts.length === 0) return;
  const { margin } = page;
  const start =
    write(doc, sheet.words.specification, { x: margin, y: top, width: inner }, big(12)) + 4;
  const { columns, rowHeight, size, rows, left } = factRows(sheet.facts, FOOTER - 20 - start);
  const gap = 24;
  const width = (inner - gap * (columns - 1)) / columns;
  const perColumn = Math.ceil(rows.length / columns);
  rows.forEach(({ name, value }, index) => {
    const x = margin + Math.floor(index / perColumn) * (width + gap);
    const y = start + (index % perColumn) * rowHeight;
    rule(doc, x, y, width);
    const lines = columns === 1 ? 2 : 1;
    const values = width * 0.62;
    const height = doc.font('text').fontSize(size).heightOfString(value, { width: values });
    const inset = y + Math.max(size * 0.4, (rowHeight - height) / 2);
    const names = { x, y: inset, width: width * 0.36 };
    write(doc, name, names, { size, colour: ink.quiet, lines });
    write(doc, value, { x: x + width * 0.38, y: inset, width: values }, { size, lines });
  });
  if (left > 0) {
    const y = start + perColumn * rowHeight + 4;
    const { language, further } = sheet.words;
    const text = printable(plural(language, further, { count: left, address: sheet.url }));
    write(doc, text, { x: margin, y, width: inner }, { size: 8, colour: ink.quiet, lines: 1 });
  }
}

function foot(doc: Page, { company, phone, email, url, date, accent }: Sheet) {
  const x = page.margin;
  rule(doc, x, FOOTER, inner, accent);
  const contact = [company, phone, email].filter(Boolean).join(' · ');
  const style = { size: 9, lines: 1 };
  write(doc, contact, { x, y: FOOTER + 10, width: inner * 0.72 }, style);
  write(doc, url, { x, y: FOOTER + 24, width: inner }, { ...style, colour: ink.quiet });
  if (date) {
    const right = { x: x + inner * 0.72, y: FOOTER + 10, width: inner * 0.28 };
    write(doc, date.text, { ...right, align: 'right' }, style);
  }
}

const fontFile = (name: string) => readFile(path.join(process.cwd(), 'app/fonts', name));

/** One page A4. @param picture JPEG, square */
export async function printSheet(sheet: Sheet, picture?: Buffer): Promise<Buffer> {
  const [display, text] = await Promise.all(
    ['archivo-social.ttf', 'archivo-print.ttf'].map(fontFile),
  );
  const changed = sheet.date && new Date(sheet.date.iso);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '', // Its default would be one of the standard typefaces.
    displayTitle: true,
    info: {
      Title: sheet.words.fileTitle,
      Author: sheet.company,
      ...(changed && { CreationDate: changed, ModDate: changed }),
    },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.registerFont('display', display!);
  doc.registerFont('text', text!);
  head(doc, sheet);
  facts(doc, sheet, subject(doc, sheet, picture));
  foot(doc, sheet);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}
