import { ink, mark, openSheet, write, type Sheet } from '../print/sheet';
import { across, axis, hatch, thick, thin, upright } from './dimensions';
import type { TurnedPart } from './parts';

const MM = 72 / 25.4;

/** A4 across, in points. */
const sheet = { width: 841.89, height: 595.28, border: 10 * MM };
const block = { width: 180 * MM, height: 33 * MM };
const right = sheet.width - sheet.border;
const bottom = sheet.height - sheet.border;

/** The middle of the space above the title block. */
const middle = (sheet.border + bottom - block.height) / 2;

const shown = (mm: number): string => String(mm).replace(/(?<=\d)(?=(\d{3})+$)/g, '\u00a0');

type View = { x: number; /** Points per mm. */ k: number };

/** A cut along the axis: both halves hatched, diameters on the left, the width below. */
function section(doc: Sheet, { steps, bore = 0 }: TurnedPart, { x, k }: View) {
  const [{ diameter, length }] = steps as [TurnedPart['steps'][number]];
  const [width, outer, inner] = [length * k, (diameter / 2) * k, (bore / 2) * k];
  for (const top of [middle - outer, middle + inner]) {
    hatch(doc, x, top, width, outer - inner);
    thick(doc)
      .rect(x, top, width, outer - inner)
      .stroke();
  }
  for (const edge of [x, x + width]) {
    thick(doc)
      .moveTo(edge, middle - inner)
      .lineTo(edge, middle + inner)
      .stroke();
  }
  axis(doc, x - 10, middle, x + width + 10, middle);
  const between = (radius: number) => ({ from: middle - radius, to: middle + radius, part: x });
  upright(doc, { ...between(outer), x: x - 52, text: `Ø ${shown(diameter)}` });
  upright(doc, { ...between(inner), x: x - 26, text: `Ø ${shown(bore)}` });
  const below = { from: x, to: x + width, part: middle + outer };
  across(doc, { ...below, y: middle + outer + 22, text: shown(length) });
}

function front(doc: Sheet, { steps, bore = 0 }: TurnedPart, { x, k }: View) {
  const radius = ((steps[0]?.diameter ?? 0) / 2) * k;
  for (const size of [radius, (bore / 2) * k]) thick(doc).circle(x, middle, size).stroke();
  axis(doc, x - radius - 10, middle, x + radius + 10, middle);
  axis(doc, x, middle - radius - 10, x, middle + radius + 10);
}

/** A shaft from the side, each diameter within its step, the lengths below. */
function side(doc: Sheet, { steps }: TurnedPart, { x, k }: View) {
  const largest = Math.max(...steps.map(({ diameter }) => diameter));
  const part = middle + (largest / 2) * k;
  let from = x;
  for (const { diameter, length } of steps) {
    const [to, radius] = [from + length * k, (diameter / 2) * k];
    thick(doc)
      .rect(from, middle - radius, to - from, 2 * radius)
      .stroke();
    from = to;
  }
  axis(doc, x - 10, middle, from + 10, middle);
  from = x;
  for (const { diameter, length } of steps) {
    const [to, radius] = [from + length * k, (diameter / 2) * k];
    const text = `Ø ${shown(diameter)}`;
    upright(doc, { from: middle - radius, to: middle + radius, x: from + 40, text });
    across(doc, { from, to, y: part + 24, part: middle + radius, text: shown(length) });
    from = to;
  }
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  across(doc, { from: x, to: from, y: part + 48, part: part + 26, text: shown(total) });
}

function frame(doc: Sheet) {
  const { border, width, height } = sheet;
  thick(doc)
    .rect(border, border, width - 2 * border, height - 2 * border)
    .stroke();
}

const factOf = ({ facts }: TurnedPart, name: string): string =>
  facts.find((fact) => fact.name === name)?.value ?? '';

/** The fields of ISO 7200 that a buyer asks for. */
function titleBlock(doc: Sheet, part: TurnedPart, date: string) {
  const row = block.height / 3;
  const unit = block.width / 12;
  const cell = (name: string, value: string, column: number, line: number, columns: number) => {
    const [x, y] = [right - block.width + column * unit, bottom - block.height + line * row];
    thin(doc)
      .rect(x, y, columns * unit, row)
      .stroke();
    const width = columns * unit - 10;
    write(doc, name, x + 5, y + 4, { size: 6, colour: ink.soft, width });
    const style = { font: 'strong', size: 9, width, height: 14, ellipsis: true } as const;
    write(doc, value, x + 5, y + 13, style);
  };
  cell('Title', part.title, 4, 0, 8);
  cell('Material', factOf(part, 'Material'), 4, 1, 8);
  cell('Number', part.sku, 0, 1, 4);
  cell('Weight', factOf(part, 'Weight'), 0, 2, 3);
  cell('Scale', `1 : ${part.scale}`, 3, 2, 2);
  cell('Revision', part.revision, 5, 2, 2);
  cell('Date', date, 7, 2, 3);
  cell('Sheet', '1 of 1', 10, 2, 2);
  thin(doc)
    .rect(right - block.width, bottom - block.height, 4 * unit, row)
    .stroke();
  const y = bottom - block.height + (row - 16) / 2;
  mark(doc, right - block.width + 6, y, 16, ink.text);
  write(doc, 'Hammerscale Forge Ltd', right - block.width + 30, y + 3, {
    font: 'strong',
    size: 9,
  });
}

const IN_TITLE_BLOCK = ['Weight', 'Material', 'Dimensions', 'Length', 'Largest diameter'];

/** What the facts of the product ask for beside its dimensions. */
function notes(doc: Sheet, part: TurnedPart) {
  const facts = part.facts.filter(({ name }) => !IN_TITLE_BLOCK.includes(name));
  const lines = [
    'Dimensions in mm, general tolerances ISO 2768-mK',
    ...facts.map(({ name, value }) => `${name}: ${value}`),
    ...part.notes,
  ];
  const x = sheet.border + 10;
  const width = right - block.width - x - 10;
  let y = bottom - block.height;
  for (const line of lines) y = write(doc, line, x, y, { size: 7.5, width });
}

/** One sheet A4 with a title block. */
export async function drawPart(part: TurnedPart, date: Date): Promise<Sheet> {
  const doc = await openSheet(`${part.title}: drawing`, date);
  doc.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  const k = MM / part.scale;
  const length = part.steps.reduce((sum, step) => sum + step.length, 0) * k;
  if (part.bore) {
    const x = sheet.border + 190;
    section(doc, part, { x, k });
    const radius = ((part.steps[0]?.diameter ?? 0) / 2) * k;
    front(doc, part, { x: x + length + 90 + radius, k });
  } else {
    side(doc, part, { x: (sheet.width - length) / 2, k });
  }
  frame(doc);
  titleBlock(doc, part, date.toISOString().slice(0, 10));
  notes(doc, part);
  return doc;
}
