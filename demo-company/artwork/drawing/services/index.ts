import { readFile } from 'node:fs/promises';
import type { Shape } from '../products/lines';
import type { Drawing } from '../svg';
import { dispatch, gearCutting, heatTreatment, machining } from './finishing';
import { closedDie, dieMaking, openDie, ringRolling, sawing } from './forming';
import { schematic, type Subject } from './subject';
import { testing } from './testing';

/** By the file that the content names. */
const views: Record<string, (subject: Subject) => Shape[]> = {
  'closed-die-forging': closedDie,
  'ring-rolling': ringRolling,
  'cnc-machining': machining,
  'heat-treatment': heatTreatment,
  'open-die-forging': openDie,
  'gear-cutting': gearCutting,
  testing,
  'die-making': dieMaking,
  sawing,
  dispatch,
};

const list = new URL('../../../content/services-page.json', import.meta.url);

/** A schematic of each service that names one among its pictures. */
export async function drawServices(): Promise<Drawing[]> {
  const services = JSON.parse(await readFile(list, 'utf8')) as (Subject & {
    images: { path: string }[];
  })[];
  return Promise.all(
    services.flatMap((service) => {
      const paths = service.images.map(({ path }) => /drawings\/([\w-]+)\.svg$/.exec(path)?.[1]);
      const name = paths.find((path) => path !== undefined) ?? '';
      const drawn = views[name];
      return drawn
        ? [
            schematic(service, drawn(service)).then((svg) => ({
              file: `drawings/${name}.svg`,
              svg,
            })),
          ]
        : [];
    }),
  );
}
