import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { isWebLetter } from '@/lib/platform/text/web-letters';
import { writingOf } from '@/lib/platform/text/writing';
import { languages, words } from '@/words/words';

const styles = readFileSync('app/letters.css', 'utf8');
const layout = readFileSync('app/[language]/layout.tsx', 'utf8');

const fontOf = (file: string) => new Set(create(readFileSync(file)).characterSet);

/** What a style sheet lets a font show. */
function rangeOf(text: string): (point: number) => boolean {
  const ranges = [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  );
  return (point) =>
    ranges.length === 0 || ranges.some(([first, last]) => point >= first && point <= last);
}

/** Each face of `app/letters.css`: its name, and the characters that it shows. */
const faces = Object.fromEntries(
  styles
    .split('@font-face')
    .slice(1)
    .map((face) => {
      const [, name = ''] = /letters-(\w+);/.exec(face) ?? [];
      const [, file = ''] = /url\('\.(.+?)'\)/.exec(face) ?? [];
      const [, range = ''] = /unicode-range:([^;]+)/.exec(face) ?? [];
      const [has, allows] = [fontOf(`app${file}`), rangeOf(range)];
      return [name, { file, range, shows: (point: number) => has.has(point) && allows(point) }];
    }),
);

const [common = '', more = ''] = [...layout.matchAll(/'(U\+[^']+)'/g)].map(([, range]) => range!);
const english = [
  { has: fontOf('app/fonts/archivo.woff2'), allows: rangeOf(common) },
  { has: fontOf('app/fonts/archivo-more.woff2'), allows: rangeOf(more) },
];

/** Whether a page in such letters shows a character in its own typeface, and without mixing two in a word. */
const isShown = (point: number, letters: string | undefined): boolean => {
  const own = letters ? faces[letters] : undefined;
  if (own && !own.range) return own.shows(point);
  return (
    own?.shows(point) === true || english.some(({ has, allows }) => has.has(point) && allows(point))
  );
};

const lettersIn = (messages: unknown): string =>
  typeof messages === 'string'
    ? messages
    : Object.values(messages as Record<string, unknown>)
        .map(lettersIn)
        .join('');

const missing = (text: string, letters: string | undefined) =>
  [...new Set(text.normalize('NFC'))].filter(
    (sign) =>
      !/\p{C}|\p{Z}|\p{Extended_Pictographic}|\ufe0f/u.test(sign) &&
      !isShown(sign.codePointAt(0)!, letters),
  );

it.each(languages.filter((language) => language !== 'zh'))(
  'the fonts have every letter of the words in %s',
  (language) => {
    const { letters } = writingOf(language);
    expect(missing(lettersIn(words(language)), letters)).toEqual([]);
  },
);

it.each([
  ['cs', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['hu', 'Árvíztűrő tükörfúrógép'],
  ['ro', 'Țară și știință, ş ţ'],
  ['tr', 'Pijamalı hasta yağız şoföre çabucak güvendi, İĞÜŞÖÇ ₺'],
  ['lv', 'Glāžšķūņa rūķīši'],
  ['da', 'Rødgrød med fløde, Ærø, Å'],
  ['is', 'Kæmi ný öxi hér, ykist þjófum nú bæði víl og ádrepa'],
  ['vi', 'Công ty cơ khí chính xác, bằng thép không gỉ, ưu đãi ₫'],
  ['el', 'Γρανάζια και άξονες, ΰ ΐ ώ'],
  ['uk', 'Ґанок, їжак, єнот, №'],
  ['ru', 'Съешь же ещё этих мягких французских булок'],
  ['fa', 'چرخ‌دنده و پیچ، ۱۲۳ کیلوگرم گ'],
  ['ur', 'ٹ ڈ ڑ ں ے ہ ۔'],
  ['he', 'גלגלי שיניים ₪ שָׁלוֹם'],
  ['hi', 'गियर और शाफ़्ट, ढलाई ₹।'],
  ['th', 'เฟืองและเพลา ๑๒๓ ฿'],
])('the fonts have the letters of %s', (locale, text) => {
  expect(missing(text, writingOf(locale).letters)).toEqual([]);
});

it('signs that nobody sees are no letters', () => {
  expect([...'☎\ufe0f\u200d'].filter((sign) => !isWebLetter(sign, undefined))).toEqual([]);
});

it.each([undefined, 'latin', 'vietnamese'])(
  'the content check knows the letters: %s',
  (letters) => {
    const others = Object.entries(faces).filter(
      ([name]) => !['latin', 'vietnamese'].includes(name),
    );
    const LETTER =
      /(?![\p{sc=Han}\p{sc=Hangul}\p{sc=Common}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{Nd}]/u;
    const different = Array.from({ length: 0x2fff }, (_, point) => point)
      .filter((point) => LETTER.test(String.fromCodePoint(point)))
      .filter((point) => {
        const known = isWebLetter(String.fromCodePoint(point), letters);
        return known !== (isShown(point, letters) || others.some(([, { shows }]) => shows(point)));
      });
    expect(different.map((point) => `U+${point.toString(16)}`)).toEqual([]);
  },
);

it('no page loads more than its budget before the first paint', () => {
  const sizeOf = (file: string) => readFileSync(file).length / 1024;
  const first = sizeOf('app/fonts/archivo.woff2');
  expect(first).toBeLessThan(28);
  for (const { file, range } of Object.values(faces)) {
    const beside = range ? first : 0;
    expect(sizeOf(`app${file}`) + beside).toBeLessThanOrEqual(range ? 100 : 70);
  }
});
