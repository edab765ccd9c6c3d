import styles from './whole-words.module.css';

/**
 * What stays on one line: numbers of standards, such as `EN ISO 683-3`, and other short words with hyphens,
 * such as `18CrNiMo7-6` and `open-die`. Browsers break a line after a hyphen and before a number. Longer words may
 * break: in large type they would be wider than a small phone.
 */
const WHOLE =
  /((?:\b[A-Z]{2,5}\s){1,2}\d[\d.]*(?:-\d{1,6}){0,3}|(?<![\p{L}\d-])(?=[\p{L}\d-]{3,14}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

const TAG_OR_TEXT = /<(?:"[^"]*"|[^>"])*>|[^<]+/g;

const EACH_WHOLE = new RegExp(WHOLE, 'gu');

/** Text whose numbers of standards and short compounds stay on one line. */
export function WholeWords({ children }: { children: string }) {
  return children.split(WHOLE).map((part, index) =>
    // The odd parts are what the expression captures.
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The same for sanitised markup. */
export const withWholeWords = (html: string): string =>
  html.replace(TAG_OR_TEXT, (part) =>
    part.startsWith('<')
      ? part
      : part.replace(EACH_WHOLE, `<span class="${styles.whole}">$1</span>`),
  );
