import { centred, guilloche, HEIGHT, INK, line, signature, SOFT, WIDTH } from './paper';
import { seal } from './seals';
import { svg, type Drawing } from './svg';
import { certificateTexts, inspectionTable, type CertificateText } from './certificate-texts';

const paper = `<path fill="#F7F6F1" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="none" stroke="#C9C6BA" d="M18 18h964v1378H18z"/>`;
const rule = (y: number, colour = '#C9C6BA') =>
  `<path stroke="${colour}" stroke-width="1.5" d="M110 ${y}h780"/>`;

async function systemCertificate(text: CertificateText): Promise<Drawing> {
  const details = await Promise.all(
    text.details.map(async ([label, value], index) => {
      const y = 880 + index * 50;
      return `${rule(y + 18)}${await line(label, { y, size: 20, fill: SOFT })}${await line(value, { y, x: 400, size: 21, weight: 540 })}`;
    }),
  );
  const scope = await Promise.all(
    text.scope.map((part, index) => centred(part, { y: 700 + index * 36, size: 25 })),
  );
  return {
    file: `certificates/${text.file}`,
    svg: svg(
      WIDTH,
      HEIGHT,
      text.heading,
      paper,
      guilloche(text.tint),
      await centred(text.issuer, { y: 160, size: 30, weight: 640, width: 112, fill: text.tint }),
      await centred('C E R T I F I C A T E', { y: 290, size: 62, weight: 300, width: 120 }),
      await centred(text.heading, { y: 372, size: 38, weight: 620, width: 112 }),
      await centred('This is to certify that', { y: 460, size: 23, fill: SOFT }),
      await centred('Hammerscale Forge Ltd', { y: 528, size: 48, weight: 660, width: 116 }),
      await centred('Rivermill Works, Furnace Road, Brackenfold S79 4QH', { y: 576, size: 23 }),
      await centred(text.statement, { y: 650, size: 23, fill: SOFT }),
      ...scope,
      ...details,
      await signature(110, text.signatory, 'For the certification body'),
      seal(790, 1200, text.tint, text.house),
      await centred(
        'Specimen for the demonstration company Hammerscale Forge; no certification body of this name exists.',
        { y: 1340, size: 15, fill: SOFT },
      ),
    ),
  };
}

async function inspectionCertificate(): Promise<Drawing> {
  const cells = inspectionTable.flatMap(({ y, columns, rows }) =>
    rows.flatMap((row, rowIndex) =>
      row.map((cell, index) =>
        line(cell, {
          x: columns[index] ?? 110,
          y: y + rowIndex * 42,
          size: 19,
          weight: rowIndex ? 440 : 620,
          fill: rowIndex ? INK : SOFT,
        }),
      ),
    ),
  );
  const rules = inspectionTable.flatMap(({ y, rows }) =>
    rows.map((_, index) => rule(y + 14 + index * 42)),
  );
  const headings = inspectionTable.map(({ y, heading }) =>
    line(heading, { y: y - 46, size: 22, weight: 640, width: 108 }),
  );
  return {
    file: 'certificates/en-10204-3-1.jpg',
    svg: svg(
      WIDTH,
      HEIGHT,
      'Inspection certificate EN 10204 3.1',
      paper,
      `<path fill="#C2410C" d="M110 96h120v8H110z"/>`,
      await line('Hammerscale Forge', { y: 150, size: 34, weight: 680, width: 118 }),
      await line('Inspection certificate', {
        y: 236,
        size: 56,
        weight: 640,
        width: 116,
        tracking: -0.02,
      }),
      await line('EN 10204 3.1 · no. 26-04871 · page 1 of 2', { y: 280, size: 22, fill: SOFT }),
      ...rules,
      ...(await Promise.all([...headings, ...cells])),
      await signature(110, 'J. Marsden', 'Authorised inspection representative', 1270),
      seal(800, 1230, '#22344A', 'forge'),
      await line('Specimen for the demonstration company Hammerscale Forge.', {
        y: 1352,
        size: 15,
        fill: SOFT,
      }),
    ),
  };
}

/** Pictures of four papers, 1000 by 1414 pixels, to be rasterised. */
export async function drawCertificates(): Promise<Drawing[]> {
  return [
    ...(await Promise.all(certificateTexts.map(systemCertificate))),
    await inspectionCertificate(),
  ];
}
