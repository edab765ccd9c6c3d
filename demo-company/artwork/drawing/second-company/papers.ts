import { centred, guilloche, HEIGHT, line, signature, SOFT, WIDTH } from '../paper';
import { svg, type Drawing } from '../svg';

const papers = [
  {
    file: 'certificates/iso-14025.jpg',
    tint: '#4f6b4a',
    issuer: 'Instytut Wyrobów Ściennych',
    heading: 'Deklaracja środowiskowa wyrobu',
    lines: [
      'ISO 14025 i EN 15804+A2',
      'Panele filcowe z włókniny PET z odzysku',
      'CB 12, CB 24 i CB 40',
    ],
  },
  {
    file: 'certificates/en-13501.jpg',
    tint: '#b4593c',
    issuer: 'Laboratorium Ogniowe Noteć',
    heading: 'Klasyfikacja reakcji na ogień',
    lines: [
      'EN 13501-1: B-s1, d0',
      'Panele ścienne i baffle sufitowe',
      'na podłożu mineralnym lub aluminiowym',
    ],
  },
  {
    file: 'certificates/lancuch-dostaw.jpg',
    tint: '#5d6b70',
    issuer: 'Znak Polskich Borów',
    heading: 'Łańcuch dostaw',
    lines: [
      'Dąb, jesion i brzoza z lasów gospodarczych',
      'Tarte, klejone i frezowane w Sośnicy Leśnej',
      'Audyt co dwanaście miesięcy',
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
        await centred('dla firmy', { y: 460, size: 24, fill: SOFT }),
        await centred('Cichobór Akustyka sp. z o.o.', { y: 540, size: 54, weight: 660 }),
        await centred('ul. Tartaczna 7, 64-555 Sośnica Leśna', { y: 592, size: 24 }),
        ...(await Promise.all(
          lines.map((text, n) => centred(text, { y: 760 + n * 54, size: 28 })),
        )),
        await line('Ważne do 30 czerwca 2028', { y: 1040, size: 24 }),
        await signature(110, 'R. Szczęsny', 'W imieniu wystawcy'),
        await centred('Wzór: instytucja o tej nazwie nie istnieje.', {
          y: 1340,
          size: 16,
          fill: SOFT,
        }),
      ),
    })),
  );
