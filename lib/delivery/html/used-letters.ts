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

/** Latin letters of names that visitors may see anywhere, also later. */
const ANY_PAGE = 'extended';

/**
 * Leaves the fonts of other alphabets and scripts to pages that are written in them, or have their letters.
 * @param html with its style sheets inlined, one character a byte
 */
export function withoutUnusedLetters(html: string): string {
  // Reading a page once for all fonts takes a third of the time.
  const letters = [...new Set(html.match(ANY_LETTER))].join(' ');
  const ofLanguage = /<html[^>]* data-letters="([a-z]+)"/.exec(html)?.[1];
  return html.replace(FACE, (face, of: string) =>
    of === ANY_PAGE || of === ofLanguage || LETTERS[of]?.test(letters) ? face : '',
  );
}
