import { readNumber } from '@/contract/formats/number';
import { regionOf } from '@/contract/formats/region';
import type { Block } from '@/lib/content/schemas/site-schemas';

type Table = Extract<Block, { type: 'table' }>;

export type TrendPoint = { when: string; text: string; value: number };
export type Trend = { table: Table; points: TrendPoint[] };

const FEWEST_POINTS = 3;

/**
 * A table of two columns, a time and a number, can be drawn as a line.
 * @param locale that numbers are written in; unset: of a host of the specification
 */
export function trendOf(blocks: Block[], locale: string | undefined): Trend | undefined {
  for (const table of blocks) {
    if (table.type !== 'table') continue;
    const region = regionOf({ locale: table.lang ?? locale });
    const points = table.rows.map(([when = '', text = '']) => ({
      when,
      text,
      value: readNumber(text, region.locale) ?? Number.NaN,
    }));
    const isTrend = table.rows.every((row) => row.length === 2);
    if (isTrend && points.length >= FEWEST_POINTS && points.every(({ value }) => value >= 0)) {
      return { table, points };
    }
  }
  return undefined;
}
