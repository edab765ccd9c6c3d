/** How a figure is written: sizes come in bytes, times in ms, shares as parts of one. */
export type Unit =
  'bytes' | 'ms' | 'seconds' | 'microseconds' | 'requests/s' | 'share' | 'times' | 'number';

export type Bar = { atMost: number } | { atLeast: number };

export type Figure = {
  name: string;
  /** undefined where it could not be measured. */
  value: number | undefined;
  unit: Unit;
  /** What it is held against, in its unit. */
  bar?: Bar;
  /** The same figure of that which the section compares with, from the same run. */
  reference?: number;
};

/** A table of its own beside the figures; cells are written already. */
export type Grid = { head: string[]; rows: string[][] };

export type Section = {
  title: string;
  /** What the ratios are ratios to. */
  comparedWith?: string;
  figures: Figure[];
  grids: Grid[];
  /** Sentences, one a line. */
  remarks: string[];
};

const digits = (value: number): number => (Math.abs(value) >= 100 ? 0 : value >= 10 ? 1 : 2);
const plain = (value: number): string =>
  value.toLocaleString('en', {
    maximumFractionDigits: Number.isInteger(value) ? 0 : digits(value),
  });

const writers: Record<Unit, (value: number) => string> = {
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

/** A value as a reader wants it: three digits or so, with its unit. */
export const write = (value: number | undefined, unit: Unit): string =>
  value === undefined || Number.isNaN(value) ? 'not measured' : writers[unit](value);

const writeBar = (bar: Bar, unit: Unit): string =>
  'atMost' in bar ? `≤ ${write(bar.atMost, unit)}` : `≥ ${write(bar.atLeast, unit)}`;

/** A figure that could not be measured meets nothing. */
export function meetsBar({ value, bar }: Figure): boolean {
  if (!bar) return true;
  if (value === undefined || Number.isNaN(value)) return false;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

const ratio = ({ value, reference }: Figure): string =>
  value === undefined || !reference ? '' : plain(Number((value / reference).toPrecision(2)));

/** Markdown of a table; what is in it may hold no `|`. */
export const table = ({ head, rows }: Grid): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function figureTable({ figures, comparedWith }: Section): string {
  return table({
    head: ['figure', 'value', 'bar', 'met', ...(comparedWith ? [`ratio to ${comparedWith}`] : [])],
    rows: figures.map((figure) => [
      figure.name,
      write(figure.value, figure.unit),
      figure.bar ? writeBar(figure.bar, figure.unit) : '',
      figure.bar ? (meetsBar(figure) ? 'yes' : '**no**') : '',
      ...(comparedWith ? [ratio(figure)] : []),
    ]),
  });
}

/**
 * Markdown of one part of the benchmark.
 * @param circumstances one line: when, on which machine, how thoroughly
 */
export function renderSection(section: Section, circumstances: string): string {
  return [
    `## ${section.title}`,
    circumstances,
    ...(section.figures.length > 0 ? [figureTable(section)] : []),
    ...section.grids.map(table),
    ...section.remarks,
  ].join('\n\n');
}

/**
 * Puts a section into its place in a document, between `<!-- name -->` and `<!-- /name -->`.
 * @throws when the document has no such place
 */
export function placeSection(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [document.indexOf(open), document.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`the document has no place for ${name}`);
  return `${document.slice(0, start)}${open}\n\n${text}\n\n${document.slice(end)}`;
}
