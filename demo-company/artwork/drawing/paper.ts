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

/** A toothed seal with the company's H, centred on the point. */
export function seal(x: number, y: number, tint: string): string {
  const teeth = Array.from({ length: 96 }, (_, n) => {
    const angle = (n / 96) * Math.PI * 2;
    const radius = n % 2 ? 84 : 76;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `<path fill="${tint}" d="M${teeth.join('L')}z"/><circle cx="${x}" cy="${y}" r="64" fill="none" stroke="#fff" stroke-width="2"/><path fill="#fff" transform="translate(${x - 30} ${y - 30}) scale(1.5)" d="M0 0h9v40H0zM31 0h9v40h-9zM9 16h22v8H9z"/>`;
}

/** A pen stroke over a line, with name and role below it. */
export async function signature(x: number, name: string, role: string, y = 1240): Promise<string> {
  return [
    `<path fill="none" stroke="#22344A" stroke-width="3" stroke-linecap="round" d="M${x} ${y - 30}c18-44 34-52 30-20s-18 44 6 12 30-10 26 6 34-30 44-14 20 4 40-8 30 6 60-4"/>`,
    `<path stroke="${SOFT}" d="M${x} ${y}h260"/>`,
    await line(name, { x, y: y + 28, size: 20, weight: 560 }),
    await line(role, { x, y: y + 54, size: 17, fill: SOFT }),
  ].join('');
}
