import { centred, guilloche, HEIGHT, line, signature, SOFT, WIDTH } from '../paper';
import { svg, type Drawing } from '../svg';

const papers = [
  {
    file: 'certificates/iso-14025.jpg',
    tint: '#4f6b4a',
    issuer: 'Prüfstelle Lindenhof',
    heading: 'Environmental product declaration',
    lines: [
      'ISO 14025 and EN 15804+A2',
      'Felt panels of recycled PET fleece',
      'SW 12, SW 24 and SW 40',
    ],
  },
  {
    file: 'certificates/en-13501.jpg',
    tint: '#b4593c',
    issuer: 'Brandlabor Aare',
    heading: 'Classification of reaction to fire',
    lines: [
      'EN 13501-1: B-s1, d0',
      'Wall panels and ceiling baffles',
      'with mineral or aluminium support',
    ],
  },
  {
    file: 'certificates/fsc-holz.jpg',
    tint: '#5d6b70',
    issuer: 'Waldsiegel Schweiz',
    heading: 'Chain of custody',
    lines: [
      'Oak, ash and birch from managed forests',
      'Sawn, glued and milled at Ottenried',
      'Audited every twelve months',
    ],
  },
];

/** Certificates on paper, as issued by invented bodies. */
export const drawPapers = (): Promise<Drawing[]> =>
  Promise.all(
    papers.map(async ({ file, tint, issuer, heading, lines }) => ({
      file,
      svg: svg(
        WIDTH,
        HEIGHT,
        heading,
        `<path fill="#F8F6EF" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
        guilloche(tint),
        await centred(issuer, { y: 180, size: 32, weight: 640, fill: tint }),
        await centred(heading, { y: 330, size: 44, weight: 560 }),
        await centred('awarded to', { y: 460, size: 24, fill: SOFT }),
        await centred('Stillwald Acoustics AG', { y: 540, size: 54, weight: 660 }),
        await centred('Sägestrasse 7, 8627 Ottenried', { y: 592, size: 24 }),
        ...(await Promise.all(
          lines.map((text, n) => centred(text, { y: 760 + n * 54, size: 28 })),
        )),
        await line('Valid until 30 June 2028', { y: 1040, size: 24 }),
        await signature(110, 'R. Amstutz', 'For the issuing body'),
        await centred('A specimen: no body of this name exists.', {
          y: 1340,
          size: 16,
          fill: SOFT,
        }),
      ),
    })),
  );
