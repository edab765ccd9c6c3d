import styles from './whole-numbers.module.css';

/**
 * Numbers of standards and the like, such as `EN ISO 683-3`. Browsers break a line after the hyphen of
 * `1328-1` and before a number.
 */
const NUMBERS = /((?:\b[A-Z]{2,5}\s){1,2}\d[\d.]*(?:-\d{1,6}){0,3}|\b\d{1,6}(?:-\d{1,6}){1,3}\b)/;

const TAG_OR_TEXT = /<(?:"[^"]*"|[^>"])*>|[^<]+/g;

const EVERY_NUMBER = new RegExp(NUMBERS, 'g');

/** Text whose numbers of standards stay on one line. */
export function WholeNumbers({ children }: { children: string }) {
  return children.split(NUMBERS).map((part, index) =>
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
export const withWholeNumbers = (html: string): string =>
  html.replace(TAG_OR_TEXT, (part) =>
    part.startsWith('<')
      ? part
      : part.replace(EVERY_NUMBER, `<span class="${styles.whole}">$1</span>`),
  );
