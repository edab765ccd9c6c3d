import { COUNT_KINDS, type CountKind } from '@/contract/counts';
import { csv } from '@/node/csv';
import type { Count } from '@/content-service/store/counts';

type DayCount = Count & { day: string };

const TITLES: Record<CountKind, string> = {
  pages: 'Pages opened',
  referrers: 'Websites that led here',
  downloads: 'Files',
  'not-found': 'Paths where nothing is',
  enquiries: 'Enquiries',
  quotes: 'Requests for quotes',
};

/** Names of one kind that are printed. */
const SHOWN = 20;

export const countsAsCsv = (counts: readonly DayCount[]): string =>
  csv([
    ['day', 'kind', 'name', 'count'],
    ...counts.map(({ day, kind, name, count }) => [day, kind, name, count]),
  ]);

/** Totals of each key, largest first. */
function totals(counts: readonly DayCount[], keyOf: (count: DayCount) => string) {
  const sums = new Map<string, number>();
  for (const count of counts) sums.set(keyOf(count), (sums.get(keyOf(count)) ?? 0) + count.count);
  return [...sums].sort(([, first], [, second]) => second - first);
}

/** Control characters could send commands to the terminal. */
const oneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim();

const line = (amount: number, name: string) => `${String(amount).padStart(8)}  ${oneLine(name)}`;

/** Days with the pages opened, then the most frequent names of each kind. */
export function countsAsText(counts: readonly DayCount[]): string {
  if (counts.length === 0) return 'Nothing was counted.';
  const of = (kind: CountKind) => counts.filter((count) => count.kind === kind);
  const days = totals(of('pages'), ({ day }) => day).sort(([a], [b]) => a.localeCompare(b));
  const parts = COUNT_KINDS.filter((kind) => of(kind).length > 0).map((kind) => {
    const names = totals(of(kind), ({ name }) => name);
    const sum = names.reduce((all, [, amount]) => all + amount, 0);
    const listed = names.filter(([name]) => name).slice(0, SHOWN);
    const more = names.length > SHOWN ? [`          and ${names.length - SHOWN} more`] : [];
    return [
      `${TITLES[kind]}: ${sum}`,
      ...listed.map(([name, amount]) => line(amount, name)),
      ...more,
    ].join('\n');
  });
  const byDay = ['Pages opened by day', ...days.map(([day, amount]) => line(amount, day))];
  return [...(days.length > 0 ? [byDay.join('\n')] : []), ...parts].join('\n\n');
}
