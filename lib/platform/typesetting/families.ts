import archivo from '@fontsource-variable/archivo/unicode.json';
import notoSans from '@fontsource-variable/noto-sans/unicode.json';
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json';
import bengali from '@fontsource-variable/noto-sans-bengali/unicode.json';
import devanagari from '@fontsource-variable/noto-sans-devanagari/unicode.json';
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json';
import japanese from '@fontsource-variable/noto-sans-jp/unicode.json';
import korean from '@fontsource-variable/noto-sans-kr/unicode.json';
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json';
import thai from '@fontsource-variable/noto-sans-thai/unicode.json';

export type Family = {
  /** Of its package at Fontsource. */
  name: string;
  /** The files of the package by the code points that a browser would ask them for. */
  ranges: Readonly<Record<string, string>>;
  /** Of `ranges`; the others hold letters that a family before this one has. */
  uses: RegExp;
  /** Whether the files can be made wider, too. */
  wide?: true;
  /** Its letters stand apart, so that the space between them may be another. */
  loose?: true;
  /** How far lines stand apart, of what Latin letters need: marks above and below take room. */
  leading: number;
};

const NUMBERED = /^\[\d+\]$/;

const family = (name: string, ranges: Family['ranges'], uses: RegExp, leading: number): Family => ({
  name,
  ranges,
  uses,
  leading,
});

/** The first that has a letter writes it. */
const families: readonly Family[] = [
  { ...family('archivo', archivo, /./, 1), wide: true, loose: true },
  { ...family('noto-sans', notoSans, /latin|vietnamese|greek|cyrillic/, 1), loose: true },
  family('noto-sans-arabic', arabic, /arabic|math|symbols/, 1.3),
  family('noto-sans-hebrew', hebrew, /hebrew/, 1.1),
  family('noto-sans-bengali', bengali, /bengali/, 1.2),
  family('noto-sans-devanagari', devanagari, /devanagari/, 1.2),
  family('noto-sans-thai', thai, /thai/, 1.25),
];

const chineseFamily = family('noto-sans-sc', chinese, NUMBERED, 1.15);
const japaneseFamily = family('noto-sans-jp', japanese, NUMBERED, 1.15);
const koreanFamily = family('noto-sans-kr', korean, NUMBERED, 1.15);

/** Han characters look different in the three languages. @param locale BCP 47 */
export function familiesFor(locale = ''): readonly Family[] {
  const han = [chineseFamily, japaneseFamily, koreanFamily];
  const own = /^ja\b/.test(locale) ? japaneseFamily : /^ko\b/.test(locale) && koreanFamily;
  return [...families, ...(own ? [own] : []), ...han.filter((one) => one !== own)];
}
