/**
 * `npm run second-company`: draws the pictures and prints the documents of the company in
 * `e2e/fixtures/second-company`, which shares nothing with the demo company.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { drawCard, drawMarks } from './drawing/second-company/marks';
import { drawPapers } from './drawing/second-company/papers';
import * as products from './drawing/second-company/products';
import * as rooms from './drawing/second-company/rooms';
import { fibres } from './drawing/second-company/shapes';
import * as works from './drawing/second-company/works';
import { svg } from './drawing/svg';

const company = new URL('../../e2e/fixtures/second-company/', import.meta.url);
/** Fixed, so that a second run gives the same bytes. */
const issued = new Date('2026-10-01T08:00:00Z');

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

async function save(file: string, bytes: string | Buffer) {
  const target = fileURLToPath(new URL(file, company));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
}

const jpeg = (drawing: string, quality = 60) =>
  sharp(Buffer.from(drawing)).flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });

type Draw = () => string;
const scenes: [folder: string, draw: Draw, width: number, height: number][] = [
  ...['meetingRoom', 'openOffice', 'concertHall', 'restaurant'].map(
    (name): [string, Draw, number, number] => [
      `media/rooms/${kebab(name)}`,
      rooms[name as 'meetingRoom'],
      rooms.WIDTH,
      rooms.HEIGHT,
    ],
  ),
  ...Object.entries(works).map(([name, draw]): [string, Draw, number, number] => [
    `media/works/${kebab(name)}`,
    draw,
    rooms.WIDTH,
    rooms.HEIGHT,
  ]),
  ...Object.entries(products)
    .filter((entry): entry is [string, Draw] => typeof entry[1] === 'function')
    .map(([name, draw]): [string, Draw, number, number] => [
      `media/panels/${kebab(name)}`,
      draw,
      products.PRODUCT_WIDTH,
      products.PRODUCT_HEIGHT,
    ]),
];

for (const [file, draw, width, height] of scenes) {
  const drawing = svg(width, height, file, draw(), fibres(width, height));
  await save(`${file}.jpg`, await jpeg(drawing).toBuffer());
}
/** The middle of a scene, for phones that are held upright. */
for (const name of ['meetingRoom', 'concertHall'] as const) {
  const drawing = svg(rooms.WIDTH, rooms.HEIGHT, name, rooms[name](), fibres(1600, 1000));
  const crop = { left: 450, top: 0, width: 700, height: 1000 };
  await save(
    `media/rooms/${kebab(name)}-upright.jpg`,
    await jpeg(drawing).extract(crop).toBuffer(),
  );
}
for (const { file, svg: drawing } of await drawMarks()) {
  await save(`media/${file}`, drawing);
  if (file === 'brand/favicon.svg') {
    const touchIcon = sharp(Buffer.from(drawing), { density: 220 }).resize(180, 180);
    await save(
      'media/brand/touch.png',
      await touchIcon.flatten({ background: '#16302c' }).png({ palette: true }).toBuffer(),
    );
  }
}
await save('media/brand/card.jpg', await jpeg(await drawCard(), 76).toBuffer());
for (const { file, svg: drawing } of await drawPapers()) {
  await save(`media/${file}`, await jpeg(drawing).resize(700).toBuffer());
}

/** One A4 page with a heading and lines below it. */
async function printPage(file: string, title: string, lines: string[]) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 64,
    info: { Title: title, CreationDate: issued, ModDate: issued },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.fontSize(11).fillColor('#4f6b4a').text('Stillwald Acoustics AG').moveDown();
  document.fontSize(22).fillColor('#16302c').text(title).moveDown();
  for (const text of lines) document.fontSize(11).text(text).moveDown(0.6);
  document.end();
  await ended;
  await save(file, Buffer.concat(parts));
}

await printPage('documents/certificate.pdf', 'Test report: sound absorption, ISO 354', [
  'Specimen: SW 40 felt panel, 40 mm, 12 m² on the floor of the reverberation room, 200 m³.',
  'Weighted absorption coefficient (ISO 11654): 0.95, class A.',
  'Octave bands 125 Hz to 4 kHz: 0.25, 0.70, 1.00, 1.00, 0.95, 0.95.',
  'Air: 21 °C, 54 per cent relative humidity. Report 26-118, Ottenried, 1 October 2026.',
]);
await printPage('media/papers/reference-book.pdf', 'Reference book: quiet rooms 2019 to 2026', [
  'Kursaal Brunnmatt: 420 seats, reverberation lowered from 2.9 s to 1.6 s.',
  'Seeblick Kliniken: 64 patient rooms with ceiling sails.',
  'Gasthaus Rosshof: two vaults, 38 m² of felt behind the benches.',
]);
await printPage('media/papers/slat-panel-mounting.pdf', 'Mounting: oak slat panel SL 60', [
  'Battens 27 × 47 mm every 60 cm, screwed into the wall; mineral wool of 40 mm between them.',
  'Screw through the felt between two slats, 15 screws 4 × 45 mm for a panel.',
  'Leave 10 mm at ceiling and floor: oak moves by 2 mm over a year.',
]);
await printPage('media/papers/care.pdf', 'Care of felt and oak', [
  'Felt: vacuum with a soft brush twice a year. Stains: lukewarm water, dab, never rub.',
  'Oak: a dry cloth; oil once in five years.',
]);
