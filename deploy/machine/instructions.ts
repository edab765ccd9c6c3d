import { readFileSync } from 'node:fs';

/** A part of the page; its commands as one script. */
export type Step = { title: string; script: string };

/** The commands of a page under each heading that has some. */
export function readSteps(file: string): Step[] {
  return readFileSync(file, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      script: [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block]) => block).join(''),
    }))
    .filter(({ script }) => script);
}
