import type { ReactNode } from 'react';
import { inOwnDirection, markedAs } from '@/lib/platform/text/writing';
import styles from './whole-words.module.css';

/** Behind a number; a longer word stands for itself at the start of a line. */
const UNITS = [
  ...['mm', 'cm', 'm', 'km', 'in', 'ft', 'µm', 'nm', 'mm²', 'cm²', 'm²', 'cm³', 'm³', 'l', 'ml'],
  ...['g', 'kg', 't', 'lb', 'N', 'kN', 'MN', 'Nm', 'bar', 'Pa', 'kPa', 'MPa', 'GPa', 'psi'],
  ...['J', 'kJ', 'MJ', 'kWh', 'MWh', 'GWh', 'W', 'kW', 'MW', 'V', 'kV', 'Hz', 'kHz', 'rpm', 'dB'],
  ...['°', '°C', '°F', 'K', 'HRC', 'HB', 'HBW', 'HV', '%', '‰', 'ppm', 'per cent'],
  ...['s', 'ms', 'min', 'h', 'pcs', 'kB', 'MB', 'GB'],
].join('|');

/** Spaces at which no line ends. */
const JOINT = new RegExp(
  [
    '(?<=(?<!\\p{L})[A-Z]{2,5}) (?=(?:[A-Z]{2,5}\\s)?\\d)', // DN 200, EN ISO 683
    '(?<=(?<!\\p{L})[A-Z]{2,5}\\s\\d{2,6}) (?=\\d\\.\\d(?!\\d))', // EN 10204 3.1
    '(?<=[Ø±≤≥]) (?=\\d)', // Ø 860
    `(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, // 65 kg
    '(?<=\\d) (?=[×:] \\d)', // 40 × 20: the line may end after the sign
    '(?<=\\d\\s:) (?=\\d)', // 1 : 2
    '(?<=\\p{L}) (?=\\p{L}{1,3}:)', // hours go: a line does not begin with it
    '(?<=\\S) (?=· )', // Ø 620 mm · 1.4923: nor with the dot
  ].join('|'),
  'gu',
);

/** `EN ISO 683-3`: browsers break a line after a hyphen. */
const STANDARD = '(?:\\b[A-Z]{2,5}\\s){1,2}\\d[\\d.]*(?:-\\d{1,6}){1,3}';

/** `open-die` and `18CrNiMo7-6`. Longer ones may break: in large type they would be wider than a small phone. */
const COMPOUND =
  '(?<![\\p{L}\\d-])(?=[\\p{L}\\d-]{3,12}(?![\\p{L}\\d-]))[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+';

/** `220–1,600`. Of no endless row of digits, from each of which one would be looked for. */
const RANGE = '\\d[\\d.,]{0,20}–\\d(?:[\\d.,]*\\d)?';

/** Punctuation stays with its word, since lines may end at the edges of a block. */
const WHOLE = new RegExp(`([("'“‘]{0,4}(?:${STANDARD}|${COMPOUND}|${RANGE})[)"'”’.,;:!?]*)`, 'u');

const TAG_OR_TEXT = /<(?:"[^"]*"|[^>"])*>|[^<]+/g;

const EACH_WHOLE = new RegExp(WHOLE, 'gu');

/** Text in which no line ends between a number and its unit, for where no element can stand. */
export const joined = (text: string): string => text.replace(JOINT, '\u00a0');

type Props = {
  children: string;
  /** Where that is not the page's. */
  lang?: string;
};

/** Text in which numbers stay with their units, and short compounds on one line. */
export function WholeWords({ children, lang }: Props): ReactNode {
  if (!lang) return wholeWords(children);
  return <span {...markedAs(lang)}>{wholeWords(children)}</span>;
}

const wholeWords = (text: string): ReactNode[] =>
  joined(inOwnDirection(text))
    .split(WHOLE)
    .map((part, index) =>
      // The odd parts are what the expression captures.
      index % 2 === 1 ? (
        <span key={index} className={styles.whole}>
          {part}
        </span>
      ) : (
        part
      ),
    );

/** The same for sanitised markup. */
export const withWholeWords = (html: string): string =>
  html.replace(TAG_OR_TEXT, (part) =>
    part.startsWith('<')
      ? part
      : joined(part).replace(EACH_WHOLE, `<span class="${styles.whole}">$1</span>`),
  );
