import { inspectedHeat } from '../../inspected-heat';
import { contentPage, ink, mark, openSheet, page, rule, table, write, type Sheet } from './sheet';

const { margin, inner } = page;

const order = [
  ['Item', 'Entry'],
  ['Certificate', 'No. 26-04871, EN 10204:2004 type 3.1'],
  ['Customer and order', 'Halvane Wind, order 4500-77120, item 30'],
  ['Product', '12 seamless rolled rings, Ø 860 / Ø 700 × 120 mm, drawing RR-0860, revision B'],
  [
    'Material',
    `${inspectedHeat.grade} (1.7225) +QT, EN 10250-3:2022, vacuum-degassed, electric furnace`,
  ],
  [
    'Identification',
    `Heat ${inspectedHeat.number}, rings 1 to 12, dot-peened on the outside diameter`,
  ],
  ['Heat treatment', 'Charge 2617: 860 °C for 3 h, polymer 12%; 600 °C for 5 h, still air'],
];

const chemistry = [
  ['per cent', 'C', 'Si', 'Mn', 'P', 'S', 'Cr', 'Mo', 'Ni', 'Cu', 'Al'],
  ['min.', '0.38', '–', '0.60', '–', '–', '0.90', '0.15', '–', '–', '–'],
  ['max.', '0.45', '0.40', '0.90', '0.025', '0.035', '1.20', '0.30', '–', '–', '–'],
  ['Heat', '0.41', '0.26', '0.78', '0.009', '0.004', '1.08', '0.22', '0.14', '0.12', '0.024'],
  ['Product', '0.41', '0.25', '0.77', '0.009', '0.004', '1.07', '0.22', '0.14', '0.12', '0.023'],
];

const mechanics = [
  ['Piece', 'Place and direction', 'Re, MPa', 'Rm, MPa', 'A, %', 'Z, %', 'KV2 at 20 °C, J'],
  ['Required', 'tangential', 'min. 500', 'min. 750', 'min. 14', '–', 'min. 30'],
  ['Ring 3, A', '0°, 12.5 mm below surface', '712', '884', '17.2', '61', '64 / 61 / 66'],
  ['Ring 3, B', '180°, 12.5 mm below surface', '705', '879', '17.6', '62', '61 / 59 / 63'],
  ['Ring 9, A', '0°, 12.5 mm below surface', '718', '891', '16.9', '60', '62 / 65 / 60'],
];

const hardness = [
  ['Ring', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  ['HBW', '271', '268', '273', '276', '270', '272', '274', '269', '279', '271', '275', '270'],
];

const examinations = [
  ['Examination', 'Standard and extent', 'Result'],
  [
    'Ultrasonic',
    'EN 10228-3, class 3; 100% of the volume, 4 MHz, from face and outside diameter',
    'no recordable indication',
  ],
  ['Magnetic particle', 'EN 10228-1, class 3; all machined surfaces', 'no indication'],
  ['Hardness', 'EN ISO 6506-1, HBW 10/3000, each ring; 255–300 specified', '268–279, conforms'],
  ['Grain size', 'EN ISO 643, linear intercept', 'G 7–8'],
  ['Cleanliness', 'ISO 4967, method A, worst field', 'A 0.5, B 1.0, C 0.5, D 1.0'],
  ['Identification', 'X-ray fluorescence, each ring', '42CrMo4 confirmed'],
  ['Marking', 'HF, heat, ring number, 42CrMo4 +QT, inspector 7', 'legible'],
];

const dimensions = [
  [
    'Ring',
    'Outside Ø, 860 +2 / 0',
    'Inside Ø, 700 0 / −2',
    'Height, 120 +1 / 0',
    'Flatness, 0.20',
    'Weight, kg',
  ],
  ['1', '860.8', '699.1', '120.4', '0.08', '186.4'],
  ['4', '860.9', '699.0', '120.5', '0.07', '187.0'],
  ['8', '860.7', '699.2', '120.4', '0.09', '186.0'],
  ['12', '860.8', '699.1', '120.5', '0.08', '186.6'],
];

function part(doc: Sheet, title: string, y: number): number {
  return write(doc, title, margin, y + 24, { font: 'display', size: 12.5 }) + 1;
}

function sign(doc: Sheet, y: number) {
  const text =
    'We certify that the products listed above comply with the requirements of the order and that the results are those of tests on the lot supplied.';
  write(doc, text, margin, y, { size: 9.5, width: inner * 0.8 });
  doc
    .save()
    .translate(margin, y + 68)
    .scale(0.8)
    .path('M0 0c18-44 34-52 30-20s-18 44 6 12 30-10 26 6 34-30 44-14 20 4 40-8 30 6 60-4')
    .lineWidth(1.8)
    .strokeColor('#22344A')
    .stroke()
    .restore();
  rule(doc, margin, y + 88, 200, ink.soft);
  write(doc, 'J. Marsden, authorised inspection representative', margin, y + 94, {
    font: 'strong',
    size: 8.8,
  });
  write(
    doc,
    'Brackenfold, 2 November 2026 · independent of production, EN 10204:2004, 3.1',
    margin,
    y + 109,
    { size: 8.8, colour: ink.soft },
  );
  mark(doc, page.width - margin - 48, y + 66, 48, ink.text);
}

/** A complete inspection certificate 3.1 for a lot of rings, two A4 pages. */
export async function printCertificate(date: Date): Promise<Sheet> {
  const doc = await openSheet('Inspection certificate EN 10204 3.1, no. 26-04871', date);
  let y = contentPage(doc, 'Inspection certificate 3.1', 1);
  y = table(doc, y - 8, [120, 379], order, 8.8);
  y = part(doc, 'Chemical composition', y);
  y = table(doc, y, [69, ...Array<number>(10).fill(43)], chemistry, 8.6);
  y = part(doc, 'Mechanical properties, EN ISO 6892-1 and EN ISO 148-1', y);
  y = table(doc, y, [66, 139, 56, 56, 50, 42, 90], mechanics, 8.6);
  y = part(doc, 'Hardness, EN ISO 6506-1', y);
  table(doc, y, [55, ...Array<number>(12).fill(37)], hardness, 8.6);

  y = contentPage(doc, 'Certificate no. 26-04871', 2);
  y = part(doc, 'Examinations', y - 30);
  y = table(doc, y, [96, 270, 133], examinations, 8.8);
  y = part(doc, 'Dimensions in mm, four of twelve rings', y);
  y = table(doc, y, [45, 106, 100, 96, 82, 70], dimensions, 8.6);
  sign(doc, y + 34);
  write(doc, 'Specimen of the demonstration company Hammerscale Forge.', margin, 796, {
    size: 8,
    colour: ink.soft,
  });
  return doc;
}
