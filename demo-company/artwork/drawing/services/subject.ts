import { colours, svg } from '../svg';
import { hatchPattern, type Shape } from '../products/lines';
import { finished, type Facts } from '../products/sheet';

export { valueOf } from '../products/sheet';

/** What a drawing of a service is measured by. */
export interface Subject {
  title: string;
  facts: Facts;
}

const WIDTH = 1200;
const HEIGHT = 900;
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** Wraps the shapes in a sheet of 4 : 3 without a title block. */
export async function schematic(
  { title, facts }: Subject,
  shapes: readonly Shape[],
): Promise<string> {
  const drawing = svg(
    WIDTH,
    HEIGHT,
    `Drawing: ${title}`,
    `<defs>${hatchPattern}</defs><path fill="#14191E" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="none" stroke="${colours.steelDark}" stroke-width="2" d="M28 28h1144v844H28z"/>`,
    ...(await Promise.all(shapes)),
  );
  return finished(drawing, facts);
}
