/** Characters of the font files, each as a list without repetition. */

const charactersOf = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

const rare = '\\^`{|}~';

/** What English texts and technical data are made of. */
export const common = [
  ...charactersOf(0x20, 0x7e).filter((character) => !rare.includes(character)),
  ...'\u00a0\u2009\u202f°©±²³µ·×Ø–—‘’“”…−',
];

const others = (characters: string[], known: string[]) =>
  characters.filter((character) => !known.includes(character));

/** What an English page may have besides. */
export const more = others([...rare, ...charactersOf(0xa0, 0xff), ...'„•′″ℓ€™≤≥‹›Œœ→←↑↓'], common);

const latinExtended = [...charactersOf(0x100, 0x17f), ...'ƏəǺǻǼǽǾǿȘșȚțẀẁẂẃẄẅẞỲỳ'];

/** Letters of Europe and Turkey that neither has: names on pages of other languages. */
export const extended = others([...latinExtended, ...'‚‰₺'], [...common, ...more]);

/** Every Latin letter from Polish to Turkish. */
export const latin = [...common, ...more, ...extended];

const vietnameseLetters = [...charactersOf(0x1ea0, 0x1ef9), ...'ĂăĐđĨĩŨũƠơƯư₫'];

export const vietnamese = [...common, ...more, ...vietnameseLetters];

const joiners = '\u200c\u200d\u25cc';

/** Those of the companion typeface, each a file beside that of the common characters. */
export const scripts = {
  greek: { of: 'noto-sans', subset: 'greek', characters: charactersOf(0x370, 0x3ff) },
  cyrillic: {
    of: 'noto-sans',
    subset: 'cyrillic',
    characters: [...charactersOf(0x400, 0x45f), ...'Ґґ№₽'],
  },
  arabic: {
    of: 'noto-sans-arabic',
    subset: 'arabic',
    characters: [...charactersOf(0x600, 0x6ff), ...joiners],
  },
  hebrew: {
    of: 'noto-sans-hebrew',
    subset: 'hebrew',
    characters: [...charactersOf(0x590, 0x5ff), ...'₪\u25cc'],
  },
  bengali: {
    of: 'noto-sans-bengali',
    subset: 'bengali',
    characters: [...charactersOf(0x980, 0x9ff), ...'।॥', ...joiners],
  },
  devanagari: {
    of: 'noto-sans-devanagari',
    subset: 'devanagari',
    characters: [...charactersOf(0x900, 0x97f), ...'₹', ...joiners],
  },
  thai: {
    of: 'noto-sans-thai',
    subset: 'thai',
    characters: [...charactersOf(0xe00, 0xe7f), ...'\u25cc'],
  },
};

/** The value of `unicode-range` in a style sheet. */
export function unicodeRange(characters: string[]): string {
  const points = characters
    .map((character) => character.codePointAt(0)!)
    .sort((first, second) => first - second);
  const hex = (point: number) => point.toString(16);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}
