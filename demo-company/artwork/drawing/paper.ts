import { letter, type Lettering } from './lettering';

/** The proportions of A4, in pixels of the finished picture. */
export const WIDTH = 1000;
export const HEIGHT = 1414;
export const INK = '#20262C';
export const SOFT = '#5B656F';

type Line = Partial<Lettering> & { y: number };
export const line = (text: string, options: Line) =>
  letter(text, { x: 110, size: 22, weight: 420, width: 100, fill: INK, ...options });
export const centred = (text: string, options: Line) =>
  line(text, { x: WIDTH / 2, align: 'centre', ...options });

/** Interlaced waves along the four edges, as security printers draw them. */
export function guilloche(tint: string): string {
  const waves = Array.from({ length: 9 }, (_, wave) => {
    const point = (t: number, length: number) =>
      `${t} ${46 + Math.sin(t / 19 + wave * 0.7) * 15 * Math.cos((t / length) * Math.PI * 4)}`;
    const run = (length: number) =>
      `M${Array.from({ length: Math.floor((length - 60) / 6) }, (_, n) => point(30 + n * 6, length)).join('L')}`;
    const along = (length: number, transform: string) =>
      `<path fill="none" stroke="${tint}" stroke-width="1" stroke-opacity=".55" transform="${transform}" d="${run(length)}"/>`;
    return [
      along(WIDTH, ''),
      along(WIDTH, `translate(0 ${HEIGHT}) scale(1 -1)`),
      along(HEIGHT, `matrix(0 1 1 0 0 0)`),
      along(HEIGHT, `translate(${WIDTH} 0) matrix(0 1 -1 0 0 0)`),
    ].join('');
  });
  return waves.join('');
}

/** Pen strokes of those who sign, from the left end of the line. */
const hands = {
  'R. Amstutz': 'c18-44 34-52 30-20s-18 44 6 12 30-10 26 6 34-30 44-14 20 4 40-8 30 6 60-4',
  'E. Thackray':
    'm2-38c22-8 50-12 76-10m-38 0c-8 18-14 40-24 48 16 0 26-34 38-62-8 22-16 48-14 60 6-16 16-24 20-18s-2 18 8 18 8-18 18-18-4 20 6 18 10-16 18-16 4 16 14 14 14-20 24-16-8 22-2 26 60-14 96-30',
  'P. Lindale':
    'c4-30 22-74 34-70s-14 46-26 52-14 22 4 22 30-14 36-24-2 24 10 22 12-22 20-22-2 22 10 20 24-66 34-62-20 62-8 64 18-16 28-18 30 12 84-6m-196 22c60-8 130-10 176-4',
  'J. Marsden':
    'l22-48-4 50 26-46 0 48c8-4 10-26 22-26s-4 26 6 24 8-26 18-26m0 0c-4 12 0 26 10 22s26-62 32-58-14 60-2 58 40-26 98-16',
  'R. Szczęsny':
    'c10-40 36-62 46-44s-32 30-24 42 40-14 46-26-4 30 8 28 16-30 24-28-8 28 4 26 18-34 26-30-6 30 8 26 22-60 30-56-16 62-2 58 40-30 92-14m-212 24c50-10 120-14 168-8',
};
export type Signatory = keyof typeof hands;

/** A signature over a line, with name and role below it. */
export async function signature(
  x: number,
  name: Signatory,
  role: string,
  y = 1240,
): Promise<string> {
  return [
    `<path fill="none" stroke="#22344A" stroke-width="3" stroke-linecap="round" d="M${x} ${y - 30}${hands[name]}"/>`,
    `<path stroke="${SOFT}" d="M${x} ${y}h260"/>`,
    await line(name, { x, y: y + 28, size: 20, weight: 560 }),
    await line(role, { x, y: y + 54, size: 17, fill: SOFT }),
  ].join('');
}
