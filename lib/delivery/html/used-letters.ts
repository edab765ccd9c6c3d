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

/** Latin letters of names that visitors may see anywhere, also later. */
const ANY_PAGE = 'extended';

/**
 * Leaves the fonts of other alphabets and scripts to pages that are written in them, or have their letters.
 * @param html with its style sheets inlined, one character a byte
 */
export const withoutUnusedLetters = (html: string): string =>
  html.replace(FACE, (face, of: string) => {
    const isUsed = of === ANY_PAGE || LETTERS[of]?.test(html);
    return isUsed || html.includes(`data-letters="${of}"`) ? face : '';
  });
