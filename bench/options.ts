import { parseArgs } from 'node:util';

export const partNames = [
  'browser',
  'lighthouse',
  'server',
  'misses',
  'publishing',
  'start',
  'cdn',
  'scale',
  'growth',
  'pictures',
  'search',
  'uploads',
] as const;
export type PartName = (typeof partNames)[number];

export type Options = {
  parts: PartName[];
  quick: boolean;
  /** Measures the existing build and leaves docs/benchmarks/results.md as it is. */
  trial: boolean;
};

const isPart = (name: string): name is PartName => (partNames as readonly string[]).includes(name);

/**
 * Reads `--only server,growth`, `--quick` and `--trial`.
 * @throws for a part that does not exist
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      trial: { type: 'boolean', default: false },
    },
  });
  const wanted = values.only?.split(',') ?? [...partNames];
  const unknown = wanted.find((name) => !isPart(name));
  if (unknown !== undefined) {
    throw new Error(`--only: there is no part ${unknown}; there are ${partNames.join(', ')}`);
  }
  return {
    parts: partNames.filter((name) => wanted.includes(name)),
    quick: values.quick,
    trial: values.trial,
  };
}
