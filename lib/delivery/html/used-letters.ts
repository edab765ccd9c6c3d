const FACE = /@font-face\s*{[^}]*font-family:\s*letters-([a-z]+)[^}]*}/g;

/** The first bytes of a script's letters in UTF-8, by its font in `app/letters.css`. */
const LETTERS: Record<string, RegExp> = {
  greek: /[\xcd-\xcf][\x80-\xbf]/,
  cyrillic: /[\xd0-\xd3][\x80-\xbf]/,
  arabic: /[\xd8-\xdb][\x80-\xbf]/,
  hebrew: /\xd6[\x90-\xbf]|\xd7[\x80-\xbf]/,
  bengali: /\xe0[\xa6\xa7]/,
  devanagari: /\xe0[\xa4\xa5]/,
  thai: /\xe0[\xb8\xb9]/,
};

/** The first two bytes of any of them. */
const ANY_LETTER = /[\xcd-\xdb\xe0][\x80-\xbf]/g;

/**
 * Rules for other languages than English, which needs none of them, in `app/writing.css` and beside components.
 * A list of selectors stays: only the first of them is known to be of these.
 */
const OTHER_WRITING =
  /(?<=[{}])(?:\[dir=rtl\]|:root:not\(:lang\(en\)\)|:is\(\[data-letters=[^()]*\))(?:[^{},()]|\((?:[^()]|\([^()]*\))*\))*{[^{}]*}/g;

/** Latin letters of names that visitors may see anywhere, also later. */
const ANY_PAGE = 'extended';

/**
 * Leaves fonts and rules of other alphabets, scripts and languages to pages that are written in them, or have their
 * letters.
 * @param html with its style sheets inlined, one character a byte
 */
export function withoutUnusedLetters(html: string): string {
  // Reading a page once for all fonts takes a third of the time.
  const letters = [...new Set(html.match(ANY_LETTER))].join(' ');
  const [page = ''] = /<html[^>]*>/.exec(html) ?? [];
  const ofLanguage = / data-letters="([a-z]+)"/.exec(page)?.[1];
  const ruled = / lang="en[-"]/.test(page) ? html.replace(OTHER_WRITING, '') : html;
  return ruled.replace(FACE, (face, of: string) =>
    of === ANY_PAGE || of === ofLanguage || LETTERS[of]?.test(letters) ? face : '',
  );
}
