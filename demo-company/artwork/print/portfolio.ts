import { content } from './content';
import { about, capabilities, figures, madeToDrawing, materials } from './portfolio-texts';
import {
  contentPage,
  ink,
  mark,
  openSheet,
  page,
  photo,
  rule,
  table,
  write,
  type Sheet,
} from './sheet';

const { margin, inner, width, height } = page;

async function cover(doc: Sheet) {
  doc.addPage();
  await photo(doc, '/media/heroes/forge-press.jpg', 0, 0, width, height);
  const shade = doc.linearGradient(0, height * 0.4, 0, height);
  shade.stop(0, ink.graphite, 0).stop(0.65, ink.graphite, 0.9).stop(1, ink.graphite, 1);
  doc.rect(0, height * 0.4, width, height * 0.6).fill(shade);
  mark(doc, margin, margin, 40, ink.paper);
  write(doc, 'Forgings,\nrings and\nfinished parts', margin, 560, {
    font: 'display',
    size: 50,
    colour: ink.paper,
    lineGap: -4,
    characterSpacing: -1,
  });
  rule(doc, margin, 758, inner, ink.soft);
  write(doc, 'Hammerscale Forge · Portfolio 2026', margin, 774, {
    font: 'strong',
    size: 10,
    colour: ink.paper,
  });
  write(doc, 'Up to 1,200 kg · Ø 80–1,600 mm · EN 10204 3.1', margin, 774, {
    size: 10,
    colour: ink.glow,
    width: inner,
    align: 'right',
  });
}

async function aboutPage(doc: Sheet, number: number) {
  let y = contentPage(doc, 'A forge that finishes what it starts', number);
  await photo(doc, '/media/heroes/hall-interior.jpg', margin, y, inner, 330);
  y += 354;
  about.forEach((paragraph, index) => {
    const size = index === 0 ? 12 : 10.5;
    y = write(doc, paragraph, margin, y, { size, width: inner * 0.86 }) + 9;
  });
  const cell = inner / figures.length;
  figures.forEach(([figure, label], index) => {
    const x = margin + cell * index;
    rule(doc, x, 700, cell - 12, ink.text);
    write(doc, figure, x, 712, { font: 'display', size: 26, characterSpacing: -0.5 });
    write(doc, label, x, 748, { size: 9, colour: ink.soft, width: cell - 20 });
  });
}

async function capabilitiesPage(doc: Sheet, number: number) {
  let y = contentPage(doc, 'Capabilities', number);
  y = table(doc, y, [98, 172, 146, 83], capabilities, 8.6);
  y = write(doc, 'Materials', margin, y + 34, { font: 'display', size: 16 });
  y = table(doc, y + 2, [130, 220, 149], materials, 8.6);
  write(
    doc,
    'Other grades on enquiry. Stock: 1,900 t in 38 grades, bar Ø 40–420 mm.',
    margin,
    y + 12,
    { size: 8.6, colour: ink.soft },
  );
}

async function productsPage(doc: Sheet, number: number, from: number, to: number) {
  const top = contentPage(doc, from === 0 ? 'Products' : 'Products, continued', number);
  const cell = (inner - 32) / 3;
  for (const [index, product] of content.products.slice(from, to).entries()) {
    const x = margin + (index % 3) * (cell + 16);
    const y = top + Math.floor(index / 3) * 230;
    await photo(doc, product.thumbnail, x, y, cell, cell);
    const next = write(doc, product.title, x, y + cell + 8, {
      font: 'strong',
      size: 9.5,
      width: cell,
    });
    const after = write(doc, product.short_description, x, next + 1, {
      size: 8,
      width: cell,
      colour: ink.soft,
    });
    const weight = product.specifications.find(({ name }) => name === 'Weight')?.value;
    if (weight)
      write(doc, weight, x, after + 2, { font: 'strong', size: 8, colour: ink.ember, width: cell });
  }
}

async function toDrawing(doc: Sheet, y: number) {
  await photo(doc, '/media/heroes/precision-shafts.jpg', margin, y, inner, 112);
  const next = write(doc, 'Made to your drawing', margin, y + 126, { font: 'display', size: 14 });
  write(doc, madeToDrawing, margin, next + 2, { size: 9.5, width: inner * 0.86, colour: ink.soft });
}

async function equipmentPage(doc: Sheet, number: number) {
  const top = contentPage(doc, 'Equipment', number);
  const cell = (inner - 32) / 3;
  for (const [index, machine] of content.equipment.entries()) {
    const x = margin + (index % 3) * (cell + 16);
    const y = top + Math.floor(index / 3) * 166;
    await photo(doc, machine.thumbnail, x, y, cell, 112);
    const next = write(doc, machine.title, x, y + 119, { size: 8.8, width: cell });
    write(doc, machine.figures, x, next + 1, { size: 8, width: cell, colour: ink.soft });
  }
}

async function casesPage(doc: Sheet, number: number) {
  let y = contentPage(doc, 'Six orders, in figures', number);
  for (const study of content.cases) {
    rule(doc, margin, y, inner);
    await photo(doc, study.thumbnail, margin, y + 10, 128, 88);
    const next = write(doc, study.title, margin + 148, y + 10, {
      font: 'strong',
      size: 11,
      width: inner - 148,
    });
    write(doc, study.text, margin + 148, next + 3, {
      size: 9.2,
      width: inner - 148,
      colour: ink.soft,
    });
    y += 110;
  }
}

async function contactPage(doc: Sheet) {
  doc.addPage();
  doc.rect(0, 0, width, height).fill(ink.graphite);
  await photo(doc, '/media/heroes/works-exterior.jpg', 0, 0, width, 380);
  mark(doc, margin, 424, 40, ink.paper);
  write(doc, 'Send a drawing.', margin, 486, {
    font: 'display',
    size: 40,
    colour: ink.paper,
    characterSpacing: -0.8,
  });
  write(
    doc,
    'An engineer reads it within one working day and answers within two, with stock, tolerances and risks on one sheet.',
    margin,
    542,
    { size: 12, colour: ink.onDark, width: inner * 0.7 },
  );
  const { phone, email, offices } = content.settings;
  rule(doc, margin, 624, inner, ink.soft);
  const blocks: [label: string, value: string][] = [
    ...offices.map(({ title, address }): [string, string] => [
      title,
      address.replaceAll(', ', '\n'),
    ]),
    ['Phone and e-mail', `${phone}\n${email}`],
  ];
  blocks.forEach(([label, value], index) => {
    const x = margin + (inner / 3) * index;
    write(doc, label, x, 642, { font: 'strong', size: 9, colour: ink.glow });
    write(doc, value, x, 660, { size: 9.5, colour: ink.onDark, width: inner / 3 - 12 });
  });
  write(doc, 'ISO 9001 · ISO 14001 · PED 2014/68/EU, annex I, 4.3', margin, 786, {
    size: 9,
    colour: ink.onDark,
  });
}

/** The company's portfolio, eight A4 pages, from the texts and pictures of the site. */
export async function printPortfolio(date: Date): Promise<Sheet> {
  const doc = await openSheet('Hammerscale Forge: portfolio 2026', date);
  await cover(doc);
  await aboutPage(doc, 2);
  await capabilitiesPage(doc, 3);
  await productsPage(doc, 4, 0, 9);
  await productsPage(doc, 5, 9, 15);
  await toDrawing(doc, 600);
  await equipmentPage(doc, 6);
  await casesPage(doc, 7);
  await contactPage(doc);
  return doc;
}
