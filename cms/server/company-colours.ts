import { publishedSettings } from './published-settings';

const COLOUR = /^#[\da-f]{6}$/i;
const WHITE = '#ffffff';
const DARK = '#16191c';

/** As WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or dark, whichever is read better. */
function textOn(colour: string): string {
  const ground = luminance(colour) + 0.05;
  return (luminance(WHITE) + 0.05) / ground >= ground / (luminance(DARK) + 0.05) ? WHITE : DARK;
}

/** The published colour of the company's buttons as that of the editor's; undefined where there is none. */
export async function companyColours(): Promise<string | undefined> {
  const settings = await publishedSettings(0);
  const accent = settings?.brand?.accent ?? '';
  if (!COLOUR.test(accent)) return undefined;
  return `html[data-theme] { --editor-accent: ${accent}; --editor-on-accent: ${textOn(accent)}; }`;
}
