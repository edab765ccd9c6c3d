import { readFile } from 'node:fs/promises';
import type { Drawing } from '../svg';
import { boltAndNut, hydraulicCylinder, pipeElbow } from './assemblies';
import { bevelSet } from './bevel-gears';
import { craneHook } from './crane-hook';
import { helicalPair, spurGear, spurGearFront } from './gears';
import type { Shape } from './lines';
import { ballBearing, rolledRing, weldNeckFlange } from './rings';
import { impeller, turbineDisc } from './rotors';
import { connectingRod, crankshaft, steppedShaft } from './shafts';
import { detail, sheet, type Part } from './sheet';

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
      if (!drawn) return [];
      const whole = sheet(product, drawn(product)).then((svg) => ({
        file: `drawings/${name}.svg`,
        svg,
      }));
      if (name !== 'spur-gear') return [whole];
      // For the banner of the shop.
      const front = detail(product, [400, 505], 335, spurGearFront(product)).then((svg) => ({
        file: `drawings/${name}-front.svg`,
        svg,
      }));
      return [whole, front];
    }),
  );
}
