/** A figure of one round. Of several rounds the median counts. */
export type Measurement = { name: string; value: number; unit: string; budget?: Budget };
type Budget = { atMost: number } | { atLeast: number };

export const measured = (
  name: string,
  value: number,
  unit: string,
  atMost?: number,
): Measurement => ({ name, value, unit, budget: atMost === undefined ? undefined : { atMost } });

/** @returns NaN for no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return sorted.length % 2 ? upper : (upper + sorted[sorted.length / 2 - 1]!) / 2;
}

/**
 * By the nearest rank. @returns NaN for no values
 * @param share above 0, at most 1
 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? NaN;

/** With about three digits. */
export function format(value: number, unit = ''): string {
  if (Number.isNaN(value)) return 'not measured';
  const size = Math.abs(value);
  const maximumFractionDigits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return `${value.toLocaleString('en', { maximumFractionDigits })} ${unit}`.trim();
}

export const isWithin = (value: number, budget: Budget): boolean =>
  'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;

function judged(value: number, unit: string, budget?: Budget): string {
  if (!budget) return '';
  const [sign, limit] = 'atMost' in budget ? ['≤', budget.atMost] : ['≥', budget.atLeast];
  return `${sign} ${format(limit, unit)}, ${isWithin(value, budget) ? 'met' : '**missed**'}`;
}

/** All rounds of one subject as one, with the median of each figure. */
export function mediansOf(rounds: Measurement[][]): Measurement[] {
  const all = rounds.flat();
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const same = all.filter((one) => one.name === name);
    return { ...same[0]!, value: median(same.map(({ value }) => value)) };
  });
}

/**
 * @param beside the same of another subject, and what that is called
 * @returns a table in Markdown
 */
export function tableOf(
  measurements: Measurement[],
  beside?: { name: string; measurements: Measurement[] },
): string {
  const rows = measurements.map(({ name, value, unit, budget }) => {
    const other = beside?.measurements.find((one) => one.name === name)?.value ?? NaN;
    const compared = [format(other, unit), other ? format(value / other) : ''];
    return [name, format(value, unit), ...(beside ? compared : []), judged(value, unit, budget)];
  });
  const head = ['measurement', 'this tree', ...(beside ? [beside.name, 'ratio'] : []), 'budget'];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a document.
 * @throws when the document lacks these comments
 */
export function replaceSection(document: string, name: string, text: string): string {
  const [before, rest] = document.split(`<!-- ${name} -->`);
  const after = rest?.split(`<!-- /${name} -->`)[1];
  if (after === undefined) throw new Error(`the document has no place for ${name}`);
  return `${before}<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->${after}`;
}
