import { firstOf, printable } from './printable';
import type { ValueFault } from './report';

/** Of one endpoint; `--json` has all of them. */
const MOST_FAULTS = 100;
const LONGEST = 400;

export const indented = (lines: readonly string[], by = 2): string[] =>
  lines.map((line) => ' '.repeat(by) + line);

const sentenceOf = ({ item, field, sentence }: ValueFault): string =>
  printable([item, field, sentence].filter(Boolean).join(': '), LONGEST);

/** What visitors do not see as it was written at an endpoint, in either language. */
export const faultLines = ({ dropped, faults }: Record<'dropped' | 'faults', ValueFault[]>) => [
  ...firstOf(
    dropped.map((fault) => `dropped: ${sentenceOf(fault)}`),
    MOST_FAULTS,
  ),
  ...firstOf(faults.map(sentenceOf), MOST_FAULTS),
];
