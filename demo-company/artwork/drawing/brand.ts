import { letter } from './lettering';
import { colours, svg, type Drawing } from './svg';

const name = 'Hammerscale Forge';

/** The mark on a 40-unit square: press columns and hot bar make an H, the dies close on the bar. */
function mark(column: string, die: string, hot: string): string {
  return [
    `<path fill="${column}" d="M0 0h9v40H0zM31 0h9v40h-9z"/>`,
    `<path fill="${die}" d="M11.5 0h17v7l-3.5 6.5H15L11.5 7zM11.5 40h17v-7l-3.5-6.5H15L11.5 33z"/>`,
    `<path fill="${hot}" d="M9 16h22v8H9z"/>`,
  ].join('');
}

async function headerLogo(): Promise<Drawing> {
  const { paper: ink, steelLight: die, glow: hot } = colours;
  const line = { x: 47, size: 0, fill: ink, weight: 720, width: 112, tracking: -0.01, fit: 61 };
  return {
    file: 'brand/logo.svg',
    svg: svg(
      108,
      40,
      name,
      mark(ink, die, hot),
      await letter('hammer', { ...line, y: 12.4 }),
      await letter('scale', { ...line, y: 25.6, fit: 42.6 }),
      await letter('FORGE', {
        ...line,
        y: 39.8,
        size: 9.6,
        fit: undefined,
        tracking: 0.3,
        weight: 620,
        fill: hot,
      }),
    ),
  };
}

async function footerLogo(): Promise<Drawing> {
  const ink = colours.paper;
  const line = { x: 0, size: 0, fill: ink, width: 116, weight: 700 };
  return {
    file: 'brand/footer-logo.svg',
    svg: svg(
      180,
      130,
      name,
      `<g transform="scale(1.6)">${mark(ink, colours.steelDark, colours.glow)}</g>`,
      await letter('Hammerscale', { ...line, y: 98, fit: 180, tracking: -0.015 }),
      await letter('FORGE', {
        ...line,
        y: 125,
        size: 17,
        tracking: 0.34,
        weight: 600,
        fill: colours.glow,
      }),
      // Where the logo stands smaller, on phones, nobody could read it.
      '<style>@media(max-width:150px){.since{display:none}}</style>',
      `<g class="since">${await letter('since 1998', {
        ...line,
        x: 180,
        y: 125,
        size: 12,
        weight: 450,
        width: 105,
        align: 'right',
        fill: colours.steel,
      })}</g>`,
    ),
  };
}

/** The company's logo, for the dark grounds of header and footer. */
export const drawBrand = async (): Promise<Drawing[]> => [await headerLogo(), await footerLogo()];
