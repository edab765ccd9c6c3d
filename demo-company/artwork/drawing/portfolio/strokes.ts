import { colours } from '../svg';

/** The part that the forge makes. */
export const forged = (d: string) =>
  `<path fill="${colours.glow}" fill-opacity=".22" fill-rule="evenodd" stroke="${colours.glow}" stroke-width="7" stroke-linejoin="round" d="${d}"/>`;

/** What it is mounted to. */
export const around = (d: string) =>
  `<path fill="none" stroke="${colours.steelLight}" stroke-width="4.5" stroke-linejoin="round" d="${d}"/>`;
