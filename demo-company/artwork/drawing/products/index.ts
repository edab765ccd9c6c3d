import { readFile } from 'node:fs/promises';
import type { Drawing } from '../svg';
import { boltAndNut, hydraulicCylinder, pipeElbow } from './assemblies';
import { bevelSet } from './bevel-gears';
import { craneHook } from './crane-hook';
import { helicalPair, spurGear } from './gears';
import type { Shape } from './lines';
import { ballBearing, rolledRing, weldNeckFlange } from './rings';
import { impeller, turbineDisc } from './rotors';
import { connectingRod, crankshaft, steppedShaft } from './shafts';
import { sheet, type Part } from './sheet';

type Product = Part & { thumbnail: string };

/** By the picture of the product. */
const views: Record<string, (part: Part) => Shape[]> = {
  'spur-gear': spurGear,
  'bevel-gear-set': bevelSet,
  'helical-gear-shaft': helicalPair,
  'stepped-shaft': steppedShaft,
  crankshaft,
  'connecting-rod': connectingRod,
  'rolled-rings': rolledRing,
  'weld-neck-flange': weldNeckFlange,
  'pipe-elbow': pipeElbow,
  'turbine-disc': turbineDisc,
  impeller,
  'crane-hook': craneHook,
  'hydraulic-cylinder': hydraulicCylinder,
  bearing: ballBearing,
  'hex-bolts-nuts': boltAndNut,
};

const list = new URL('../../../content/industrial-products.json', import.meta.url);

/** A drawing of each product, measured by the facts of its specification. */
export async function drawProducts(): Promise<Drawing[]> {
  const products = JSON.parse(await readFile(list, 'utf8')) as Product[];
  return Promise.all(
    products.flatMap((product) => {
      const name = /([\w-]+)\.\w+$/.exec(product.thumbnail)?.[1] ?? '';
      const drawn = views[name];
      return drawn
        ? [sheet(product, drawn(product)).then((svg) => ({ file: `drawings/${name}.svg`, svg }))]
        : [];
    }),
  );
}
