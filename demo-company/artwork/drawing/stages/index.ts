import { readFile } from 'node:fs/promises';
import type { Part } from '../products/sheet';
import { turbineDisc } from '../products/rotors';
import type { Shape } from '../products/lines';
import { schematic } from '../services/subject';
import type { Drawing } from '../svg';
import { delivery } from './disc-delivery';
import { blank, forging, treatment } from './disc-forming';
import { milling } from './disc-milling';
import type { Stage } from './figures';

/** By the file that the content names. */
const views: Record<string, (stage: Stage) => Shape[]> = {
  'disc-blank': blank,
  'disc-forging': forging,
  'disc-heat-treatment': treatment,
  'disc-milling': milling,
  'disc-delivery': delivery,
};

const content = async <T>(name: string): Promise<T> =>
  JSON.parse(
    await readFile(new URL(`../../../content/${name}.json`, import.meta.url), 'utf8'),
  ) as T;

/** The views of the product's sheet without its title block, on the sheet of a stage. */
const ofProduct = async (shapes: readonly Shape[]): Promise<string> =>
  `<g transform="translate(46 -34) scale(.95)">${(await Promise.all(shapes)).join('')}</g>`;

/** A drawing for each stage of the order that is told, by the figures of the stage. */
export async function drawStages(): Promise<Drawing[]> {
  const [projects, products] = await Promise.all([
    content<{ stages: Stage[] }[]>('projects'),
    content<(Part & { thumbnail: string })[]>('industrial-products'),
  ]);
  const disc = products.find(({ thumbnail }) => thumbnail.endsWith('/turbine-disc.jpg'))!;
  return Promise.all(
    projects
      .flatMap(({ stages }) => stages)
      .map(async (stage) => {
        const name = /([\w-]+)\.svg$/.exec(stage.thumbnail)?.[1] ?? '';
        const view = views[name];
        const shapes = view ? view(stage) : [ofProduct(turbineDisc(disc))];
        const facts = [{ name: stage.title, value: stage.figures }];
        const svg = await schematic({ title: stage.title, facts }, shapes, 1);
        return { file: `drawings/${name}.svg`, svg };
      }),
  );
}
