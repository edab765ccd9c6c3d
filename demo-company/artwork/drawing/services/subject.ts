import { colours, svg } from '../svg';
import { hatchPattern, WHITE, type Shape } from '../products/lines';
import { finished, type Facts } from '../products/sheet';

export { numbersOf, valueOf } from '../products/sheet';

/** What a drawing of a service is measured by. */
export interface Subject {
  title: string;
  facts: Facts;
}

const WIDTH = 1200;
const HEIGHT = 900;
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** As wide as a thumbnail, in px: lettering is illegible there, and edges would be hairlines. */
const SMALL = 300;

/** The same file without lettering and its leaders, and with strong edges, where a page shows it small. */
const smallStyle = `<style>@media(max-width:${SMALL}px){path:is([fill="${WHITE}"],[fill="${colours.steel}"],[fill="${colours.glow}"]):not([stroke],[fill-opacity]),[stroke="${colours.steel}"],[stroke="${colours.glow}"][stroke-width="1.8"]{display:none}:is([stroke="${WHITE}"],[stroke="${colours.glow}"]){stroke-width:16}}</style>`;

/**
 * Wraps the shapes in a sheet of 4 : 3 without a title block.
 * @param inset of its frame; on the edge of the file it ends where the text below it begins
 */
export async function schematic(
  { title, facts }: Subject,
  shapes: readonly Shape[],
  inset = 28,
): Promise<string> {
  const drawing = svg(
    WIDTH,
    HEIGHT,
    `Drawing: ${title}`,
    `${smallStyle}<defs>${hatchPattern}</defs><path fill="#14191E" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="none" stroke="${colours.steelDark}" stroke-width="2" d="M${inset} ${inset}h${WIDTH - 2 * inset}v${HEIGHT - 2 * inset}H${inset}z"/>`,
    ...(await Promise.all(shapes)),
  );
  return finished(drawing, facts);
}
