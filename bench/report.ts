/** The unit that a value is formatted with. Values of `bytes`, `ms` and `seconds` come in that unit, shares as parts of one. */
export type Unit =
  'bytes' | 'ms' | 'seconds' | 'microseconds' | 'requests/s' | 'share' | 'times' | 'number';

type Budget = { atMost: number } | { atLeast: number };

export type Metric = {
  name: string;
  /** undefined where it could not be measured. */
  value: number | undefined;
  unit: Unit;
  budget?: Budget;
  /** The same metric of the section's baseline, from the same run. */
  baseline?: number;
};

/** Cells are formatted already. */
export type Table = { head: string[]; rows: string[][] };

export type Section = {
  title: string;
  /** Name of what the ratios are ratios to. */
  baseline?: string;
  metrics: Metric[];
  tables: Table[];
  notes: string[];
};

const digits = (value: number): number => (Math.abs(value) >= 100 ? 0 : value >= 10 ? 1 : 2);
const plain = (value: number): string =>
  value.toLocaleString('en', {
    maximumFractionDigits: Number.isInteger(value) ? 0 : digits(value),
  });

const formatters: Record<Unit, (value: number) => string> = {
  bytes: (value) =>
    Math.abs(value) < 1024 * 1024
      ? `${plain(value / 1024)} KB`
      : `${plain(value / 1024 / 1024)} MB`,
  ms: (value) => `${plain(value)} ms`,
  seconds: (value) => `${plain(value)} s`,
  microseconds: (value) => `${plain(value)} µs`,
  'requests/s': (value) => plain(Math.round(value)),
  share: (value) => value.toPrecision(2),
  times: (value) => `${plain(value)} ×`,
  number: plain,
};

/** A value with about three digits and its unit. */
export const format = (value: number | undefined, unit: Unit): string =>
  value === undefined || Number.isNaN(value) ? 'not measured' : formatters[unit](value);

const formatBudget = (budget: Budget, unit: Unit): string =>
  'atMost' in budget ? `≤ ${format(budget.atMost, unit)}` : `≥ ${format(budget.atLeast, unit)}`;

/** False also for a metric with a budget that could not be measured. */
export function isWithinBudget({ value, budget }: Metric): boolean {
  if (!budget) return true;
  if (value === undefined || Number.isNaN(value)) return false;
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

const ratio = ({ value, baseline }: Metric): string =>
  value === undefined || !baseline ? '' : plain(Number((value / baseline).toPrecision(2)));

/** Cells may hold no `|`. */
const markdownTable = ({ head, rows }: Table): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const judged = ({ name, value, unit, budget }: Metric): string[] => [
  name,
  format(value, unit),
  budget ? formatBudget(budget, unit) : '',
  budget ? (isWithinBudget({ name, value, unit, budget }) ? 'met' : '**missed**') : '',
];

function metricTable({ metrics, baseline }: Section): string {
  return markdownTable({
    head: ['metric', 'value', 'budget', 'verdict', ...(baseline ? [`ratio to ${baseline}`] : [])],
    rows: metrics.map((metric) => [...judged(metric), ...(baseline ? [ratio(metric)] : [])]),
  });
}

/** All metrics that have a budget, of all parts in one table. */
export const verdictTable = (sections: Section[]): string =>
  markdownTable({
    head: ['part', 'metric', 'value', 'budget', 'verdict'],
    rows: sections.flatMap(({ title, metrics }) =>
      metrics.filter(({ budget }) => budget).map((metric) => [title, ...judged(metric)]),
    ),
  });

/**
 * Markdown of one part of the benchmark.
 * @param circumstances one line: when, on which machine, how thoroughly
 */
export function renderSection(section: Section, circumstances: string): string {
  return [
    `## ${section.title}`,
    circumstances,
    ...(section.metrics.length > 0 ? [metricTable(section)] : []),
    ...section.tables.map(markdownTable),
    ...section.notes,
  ].join('\n\n');
}

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a document.
 * @throws when the document lacks these comments
 */
export function replaceSection(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [document.indexOf(open), document.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`the document has no place for ${name}`);
  return `${document.slice(0, start)}${open}\n\n${text}\n\n${document.slice(end)}`;
}
