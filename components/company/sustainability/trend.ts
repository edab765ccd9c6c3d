import type { Block } from '@/lib/content/site-schemas';

type Table = Extract<Block, { type: 'table' }>;

export type TrendPoint = { when: string; text: string; value: number };
export type Trend = { table: Table; points: TrendPoint[] };

const FEWEST_POINTS = 3;

/** "1 010" and "1,010" are one number. */
const numberOf = (text: string) => Number(text.replaceAll(/[\s,]/g, '') || Number.NaN);

/** A table of two columns, a time and a number, can be drawn as a line. */
export function trendOf(blocks: Block[]): Trend | undefined {
  for (const table of blocks) {
    if (table.type !== 'table') continue;
    const points = table.rows.map(([when = '', text = '']) => ({
      when,
      text,
      value: numberOf(text),
    }));
    const isTrend = table.rows.every((row) => row.length === 2);
    if (isTrend && points.length >= FEWEST_POINTS && points.every(({ value }) => value >= 0)) {
      return { table, points };
    }
  }
  return undefined;
}
