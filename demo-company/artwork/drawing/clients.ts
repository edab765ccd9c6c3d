import { letter } from './lettering';
import { colours, svg, type Drawing } from './svg';

interface Wordmark {
  text: string;
  weight: number;
  width: number;
  tracking?: number;
  /** Length of the word in units; short words with tall letters need less. */
  length?: number;
  /** Shapes on a 40-unit square that stand before the word; `currentColor` is the ink. */
  symbol: string;
}

const line = (d: string, width = 4) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${d}"/>`;
const solid = (d: string) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;

const wordmarks: Record<string, Wordmark> = {
  'Tarnfell Hydraulics': {
    text: 'tarnfell',
    length: 124,
    weight: 560,
    width: 108,
    symbol: line('M2 30C9 20 13 20 20 30s11 10 18 0M2 16C9 6 13 6 20 16s11 10 18 0'),
  },
  'Vellmoor Rail': {
    text: 'VELLMOOR',
    weight: 700,
    width: 80,
    tracking: 0.06,
    symbol: solid('M4 4h8l5 32H9zM28 4h8l-5 32h-8zM14 12h12v4H14zM15 24h10v4H15z'),
  },
  'Corvane Pumps': {
    text: 'Corvane',
    length: 146,
    weight: 480,
    width: 120,
    symbol: line('M20 4a16 16 0 1 0 16 16c0-6-4-10-9-10s-9 4-9 9 3 7 6 7'),
  },
  'Eskmere Offshore': {
    text: 'ESKMERE',
    weight: 640,
    width: 118,
    tracking: 0.02,
    symbol: solid('M20 2 38 20 20 38 2 20zm0 9-9 9h18z'),
  },
  'Brantwick Gears': {
    text: 'Brantwick',
    weight: 760,
    width: 88,
    symbol: line(
      'M20 8a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM20 1v7M20 32v7M1 20h7M32 20h7M6.6 6.600l5 5M28.4 28.400l5 5M33.4 6.600l-5 5M11.6 28.400l-5 5',
    ),
  },
  'Ormshaw Cranes': {
    text: 'ormshaw',
    length: 146,
    weight: 820,
    width: 100,
    tracking: -0.02,
    symbol: line('M20 0v14M20 14c10 2 14 8 11 15-3 8-16 10-21 2-2-4-1-8 1-9', 5),
  },
  'Dunmarrow Mining': {
    text: 'DUNMARROW',
    weight: 860,
    width: 66,
    tracking: 0.04,
    symbol: solid('M0 36 13 8l8 14 5-8 14 22zM12 20l-5 11h12z'),
  },
  'Halvane Wind': {
    text: 'halvane',
    length: 146,
    weight: 380,
    width: 122,
    tracking: 0.04,
    symbol: line('M20 20V2M20 20l15.6 9M20 20 4.4 29M20 24v15', 3),
  },
  'Stavemoor Valves': {
    text: 'Stavemoor',
    weight: 620,
    width: 96,
    symbol: solid('M0 8v24l20-9 20 9V8l-20 9zM18 0h4v12h-4zM10 0h20v4H10z'),
  },
  'Quillon Turbines': {
    text: 'QUILLON',
    weight: 420,
    width: 112,
    tracking: 0.14,
    symbol: line('M20 2v36M12 8v24M28 8v24M4 14v12M36 14v12', 3.5),
  },
  'Ferrowick Marine': {
    text: 'ferrowick',
    weight: 700,
    width: 112,
    symbol: solid('M0 24h40l-8 14H8zM18 2h4v19h-4zM24 5l12 14H24z'),
  },
  'Ashgarth Structures': {
    text: 'ASHGARTH',
    weight: 540,
    width: 90,
    tracking: 0.1,
    symbol: line('M2 37 20 5l18 32zM11 21h18M20 5v32', 3),
  },
  'Northolm Presses': {
    text: 'Northolm',
    length: 150,
    weight: 660,
    width: 104,
    symbol: solid('M2 2h36v8H2zM10 13h20v8H10zM2 30h36v8H2zM16 24h8v4h-8z'),
  },
  'Wrenlow Engineering Services': {
    text: 'WRENLOW',
    weight: 480,
    width: 104,
    tracking: 0.08,
    symbol: line('M3 6l8.500 28L20 12l8.500 22L37 6M11 6h18', 3.5),
  },
};

/** Dark where the page around the picture is light, light where it is dark. */
const INK = `<style>svg{color:${colours.steelDeep}}@media(prefers-color-scheme:dark){svg{color:${colours.steel}}}</style>`;

/** Wordmarks of the (invented) clients. */
export function drawClients(): Promise<Drawing[]> {
  return Promise.all(
    Object.entries(wordmarks).map(async ([name, { text, symbol, length = 160, ...style }]) => ({
      file: `clients/${name.toLowerCase().replaceAll(' ', '-')}.svg`,
      svg: svg(
        208,
        80,
        name,
        INK,
        `<g transform="translate(0 22) scale(.9)">${symbol}</g>`,
        await letter(text, { ...style, x: 48, y: 50, size: 0, fit: length, fill: 'currentColor' }),
      ),
    })),
  );
}
