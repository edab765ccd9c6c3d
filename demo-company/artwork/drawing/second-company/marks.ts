import { letter } from '../lettering';
import { svg, type Drawing } from '../svg';
import { steps, tones } from './shapes';

const NAME = 'Cichobór Akustyka';

/** Bars that grow shorter, as a sound does that is swallowed, on a 40-unit square. */
const mark = (ink: string, last: string) =>
  steps(5)
    .map((n) => {
      const height = 38 - n * 7.5;
      return `<rect x="${n * 8.4}" y="${20 - height / 2}" width="5.4" height="${height}" rx="2.7" fill="${n === 4 ? last : ink}"/>`;
    })
    .join('');

const wordmark = async (x: number, y: number, fit: number, fill: string) =>
  letter('cichobór', { x, y, size: 0, fit, fill, weight: 560, width: 104, tracking: -0.01 });
const trade = async (x: number, y: number, fit: number, fill: string) =>
  letter('AKUSTYKA', { x, y, size: 0, fit, fill, weight: 520, width: 110, tracking: 0.24 });

async function logos(): Promise<Drawing[]> {
  const { linen, amber } = tones;
  return [
    {
      file: 'brand/cichobor.svg',
      svg: svg(
        150,
        40,
        NAME,
        mark(linen, amber),
        await wordmark(50, 24, 98, linen),
        await trade(51, 36.5, 96, amber),
      ),
    },
    {
      file: 'brand/cichobor-footer.svg',
      svg: svg(
        200,
        120,
        NAME,
        `<g transform="scale(1.4)">${mark(linen, amber)}</g>`,
        await wordmark(0, 92, 200, linen),
        await trade(1, 114, 150, amber),
      ),
    },
    {
      file: 'brand/favicon.svg',
      svg: svg(
        64,
        64,
        NAME,
        `<rect width="64" height="64" rx="14" fill="${tones.ink}"/><g transform="translate(13 12)">${mark(linen, amber)}</g>`,
      ),
    },
  ];
}

const clients = [
  ['Dom Zdrojowy Brzeźno', 'Dom Zdrojowy Brzeźno', 'M4 36V16L20 4l16 12v20h-8V22H12v14z'],
  ['Lipa i Ferens Architekci', 'lipa i ferens', 'M4 4h14v32H4zM22 16h14v20H22z'],
  ['Kliniki nad Śniardwami', 'Śniardwy', 'M16 4h8v12h12v8H24v12h-8V24H4v-8h12z'],
  ['Studio Wróbel', 'WRÓBEL', 'M4 14h6v12H4zM13 6h6v28h-6zM22 11h6v18h-6zM31 16h6v8h-6z'],
  ['Gospoda Pod Źrebięciem', 'Pod Źrebięciem', 'M20 4a16 16 0 1 0 .1 0zm0 8a8 8 0 1 1-.1 0z'],
  ['Kolejka Żuławska', 'żuławska', 'M2 28 14 8h12l12 20zM8 32h24v4H8z'],
] as const;

const fileName = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, '-');

const wordmarks = (): Promise<Drawing[]> =>
  Promise.all(
    clients.map(async ([name, text, symbol], n) => ({
      file: `clients/${fileName(name)}.svg`,
      svg: svg(
        240,
        80,
        name,
        `<path fill="#6a776f" fill-rule="evenodd" transform="translate(14 22) scale(.9)" d="${symbol}"/>`,
        await letter(text, {
          x: 62,
          y: 50,
          size: 0,
          fit: Math.min(160, 20 + text.length * 15),
          fill: '#6a776f',
          weight: 420 + n * 60,
          width: 84 + n * 6,
        }),
      ),
    })),
  );

export const drawMarks = async (): Promise<Drawing[]> => [
  ...(await logos()),
  ...(await wordmarks()),
];

/** For previews of links, 1200 by 630. */
export const drawCard = async (): Promise<string> =>
  svg(
    1200,
    630,
    NAME,
    `<rect width="1200" height="630" fill="${tones.ink}"/>`,
    `<g transform="translate(720 115) scale(10)" opacity=".9">${mark(tones.moss, tones.amber)}</g>`,
    await wordmark(90, 320, 520, tones.linen),
    await trade(94, 392, 510, tones.amber),
    await letter('Filc, drewno i ciche wnętrza', {
      x: 92,
      y: 500,
      size: 36,
      fill: tones.sage,
      weight: 420,
      width: 100,
    }),
  );
