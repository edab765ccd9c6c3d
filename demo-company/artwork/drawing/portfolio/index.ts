import { svg, type Drawing } from '../svg';
import { axleHub, bonnet, bucketTooth, columnNode } from './parts';

/** By its file, and what it shows. */
const parts: Record<string, [title: string, shapes: string[]]> = {
  'axle-hub': ['the hub on its axle, between wheel and brake disc', axleHub()],
  'valve-bonnet': ['the bonnet on its valve', bonnet()],
  'bucket-tooth': ['a tooth on the lip of its bucket', bucketTooth()],
  'column-node': ['the node between column and beams', columnNode()],
};

const SIDE = 400;

/** Parts of the portfolio where they are in use, for the corner of a picture: no lettering, strong edges. */
export const drawPortfolio = (): Drawing[] =>
  Object.entries(parts).map(([name, [title, shapes]]) => ({
    file: `drawings/${name}.svg`,
    svg: svg(
      SIDE,
      SIDE,
      `Drawing: ${title}`,
      `<path fill="#14191E" d="M0 0h${SIDE}v${SIDE}H0z"/>`,
      ...shapes,
    ),
  }));
