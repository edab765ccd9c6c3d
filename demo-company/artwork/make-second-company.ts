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
import { cutTypeface } from './drawing/typeface';

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
  // The fonts of PDF itself have no Polish letters.
  document.font(await cutTypeface({ weight: 420, width: 100 }));
  document.fontSize(11).fillColor('#4f6b4a').text('Cichobór Akustyka sp. z o.o.').moveDown();
  document.fontSize(22).fillColor('#16302c').text(title).moveDown();
  for (const text of lines) document.fontSize(11).text(text).moveDown(0.6);
  document.end();
  await ended;
  await save(file, Buffer.concat(parts));
}

await printPage(
  'documents/certificate.pdf',
  'Sprawozdanie z badań: pochłanianie dźwięku, ISO 354',
  [
    'Próbka: panel filcowy CB 40, 40 mm, 12 m² na podłodze komory pogłosowej, 200 m³.',
    'Ważony współczynnik pochłaniania (ISO 11654): 0,95, klasa A.',
    'Pasma oktawowe od 125 Hz do 4 kHz: 0,25; 0,70; 1,00; 1,00; 0,95; 0,95.',
    'Powietrze: 21 °C, wilgotność względna 54 procent. Sprawozdanie 26-118, Sośnica Leśna, 1 października 2026.',
  ],
);
await printPage('media/papers/reference-book.pdf', 'Księga realizacji: ciche wnętrza 2019–2026', [
  'Dom Zdrojowy Brzeźno: 420 miejsc, czas pogłosu skrócony z 2,9 s do 1,6 s.',
  'Kliniki nad Śniardwami: 64 pokoje chorych z żaglami sufitowymi.',
  'Gospoda Pod Źrebięciem: dwa sklepienia, 38 m² filcu za ławami.',
]);
await printPage('media/papers/slat-panel-mounting.pdf', 'Montaż: panel z lameli dębowych SL 60', [
  'Łaty 27 × 47 mm co 60 cm, przykręcone do ściany; między nimi wełna mineralna 40 mm.',
  'Wkręty przez filc między dwiema lamelami, 15 wkrętów 4 × 45 mm na panel.',
  'Przy suficie i podłodze zostawić 10 mm: dąb pracuje o 2 mm w ciągu roku.',
]);
await printPage('media/papers/care.pdf', 'Pielęgnacja filcu i dębu', [
  'Filc: dwa razy w roku odkurzać miękką szczotką. Plamy: letnia woda, przykładać, nie trzeć.',
  'Dąb: sucha ściereczka; olej raz na pięć lat.',
]);
