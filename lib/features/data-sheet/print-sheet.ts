import 'server-only';
import PDFDocument from 'pdfkit';
import { writingOf } from '@/lib/platform/text/writing';
import { typesetterFor, type StyledText } from '@/lib/platform/typesetting/typesetter';
import { drawFacts } from './facts-table';
import { across, big, ink, small, TOP, write, type Flow } from './flow';
import { heightOf, inner, page, penFor, type Pen } from './pen';
import type { Sheet } from './sheet';

const PICTURE = 190;

/** The size in pixels in which the picture is printed sharply. */
export const sheetPictureSize = { width: 600, height: 600 };

/** Of the title; the smaller ones for what does not fit four lines otherwise. */
const titleSizes = [24, 19, 15];
const TITLE_LINES = 4;

function head(pen: Pen, { company, kind, accent }: Sheet) {
  const { margin } = page;
  pen.bar(margin, { start: margin, width: 28 }, 4, accent);
  const place = { start: margin + 40, width: inner - 140 };
  const size = [11, 9, 7].find((size) => pen.lines(company, big(size), place.width).length === 1);
  const style = big(size ?? 6);
  pen.write(pen.lines(company, style, place.width), margin - 5, place, style);
  const quiet = small(9.5, ink.quiet);
  pen.write(pen.lines(kind, quiet, 100), margin - 3, { ...across, align: 'end' }, quiet);
}

function subject(flow: Flow, sheet: Sheet, picture: Buffer | undefined) {
  const { pen } = flow;
  const width = picture ? inner - PICTURE - 24 : inner;
  if (picture) {
    const start = page.width - page.margin - PICTURE;
    pen.picture(picture, TOP, { start, width: PICTURE });
  }
  const size = titleSizes.find(
    (size) => pen.lines(sheet.title, big(size), width).length <= TITLE_LINES,
  );
  write(flow, sheet.title, width, big(size ?? titleSizes.at(-1)!));
  flow.y += 8;
  const label = [sheet.sku, sheet.category].filter(Boolean).join(' · ');
  if (label) {
    write(flow, label, width, small(10, sheet.accent));
    flow.y += 8;
  }
  if (sheet.summary) write(flow, sheet.summary, width, small(10.5));
  if (picture && pen.doc.bufferedPageRange().count === 1) {
    flow.y = Math.max(flow.y, TOP + PICTURE);
  }
  flow.y += 24;
}

/** @returns the y where it begins, and what writes it */
function foot(pen: Pen, { company, phone, email, url, date, accent }: Sheet) {
  const text = small(9);
  const quiet = small(9, ink.quiet);
  const contact = [company, phone, email].filter(Boolean).join(' · ');
  const contacts = { start: page.margin, width: inner * 0.72 };
  const contactLines = pen.lines(contact, text, contacts.width);
  const urlLines = pen.lines(url, quiet, inner);
  const height = heightOf([...contactLines, ...urlLines], text) + 13;
  const y = Math.min(page.height - 84, page.height - page.margin - height);
  return {
    y,
    draw() {
      pen.rule(y, across, accent);
      const below = pen.write(contactLines, y + 10, contacts, text);
      pen.write(urlLines, below + 3, across, quiet);
      if (date) {
        const place = { start: page.margin + contacts.width, width: inner * 0.28 };
        const lines = pen.lines(date.text, text, place.width);
        pen.write(lines, y + 10, { ...place, align: 'end' }, text);
      }
    },
  };
}

function numberPages(pen: Pen) {
  const { count } = pen.doc.bufferedPageRange();
  const style = small(9, ink.quiet);
  for (let index = 0; count > 1 && index < count; index++) {
    pen.doc.switchToPage(index);
    const lines = pen.lines(`${index + 1} / ${count}`, style, inner);
    pen.write(lines, page.height - page.margin + 6, { ...across, align: 'end' }, style);
  }
}

/** Everything that a sheet says, and the numbers of its pages. */
const textsOf = ({ facts, date, ...sheet }: Sheet): StyledText[] => [
  ...[sheet.title, sheet.company, sheet.factsHeading].map((text) => ({
    style: 'display' as const,
    text,
  })),
  ...[
    ...[sheet.company, sheet.kind, sheet.sku, sheet.category, sheet.summary, sheet.phone],
    ...[sheet.email, sheet.url, date?.text, ' · 0123456789/'],
    ...facts.flatMap(({ name, value }) => [name, value]),
  ].flatMap((text) => (text ? [{ style: 'text' as const, text }] : [])),
];

/** A4; further pages only for what one has no room for. @param picture JPEG, square */
export async function printSheet(sheet: Sheet, picture?: Buffer): Promise<Buffer> {
  const typesetter = await typesetterFor(textsOf(sheet), sheet.locale);
  const changed = sheet.date && new Date(sheet.date.iso);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '', // Its default would be one of the standard typefaces.
    lang: sheet.locale ?? 'en',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: sheet.documentTitle,
      Author: sheet.company,
      ...(changed && { CreationDate: changed, ModDate: changed }),
    },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const pen = penFor(doc, typesetter, writingOf(sheet.locale).dir === 'rtl');
  const { y: end, draw } = foot(pen, sheet);
  const frame = () => {
    head(pen, sheet);
    draw();
  };
  const flow: Flow = {
    pen,
    y: TOP,
    bottom: end - 16,
    nextPage() {
      doc.addPage();
      frame();
      flow.y = TOP;
    },
  };
  frame();
  subject(flow, sheet, picture);
  drawFacts(flow, sheet);
  numberPages(pen);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}
