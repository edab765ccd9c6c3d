import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceNumbers, interfaceWords } from './interface-words';

const FIXTURE = 'e2e/fixtures/second-company';

/** The demo company's icon has the name of the site's own, which names nobody. */
const SITE_ICONS = ['/icon.svg'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Every text of a value, without the names of its fields. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]*>/g, ' ')];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const contentTexts = (...folders: string[]): string[] =>
  folders
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))));

const isAddress = (text: string) => /^(\/|https?:|site:|#|mailto:)/.test(text);

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];

/** Digits alone, so that `1 200`, `1,200` and `1200` are one number; short ones are anybody's. */
const numbersOf = (text: string): string[] =>
  (text.match(/\d(?:[\d.,:\u2009\u202f\u00a0’ ]*\d)?/g) ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .filter((digits) => digits.length >= 3);

/** More words in a row are nobody's by chance. */
const PHRASE = 5;
const phrasesOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(PHRASE - 1).map((_, start) => words.slice(start, start + PHRASE).join(' '));
};

const MIN_WORD = 4;
const distinctWords = (text: string) => wordsOf(text).filter((word) => word.length >= MIN_WORD);

type Read = (text: string) => string[];

/** What the demo company and the samples say, and the second company and the interface do not. */
function foreign(read: Read, also: readonly string[] = []): (text: string) => string[] {
  const prose = (...folders: string[]) =>
    contentTexts(...folders).filter((text) => !isAddress(text));
  const own = new Set([...prose(`${FIXTURE}/content`).flatMap(read), ...also]);
  const others = new Set(
    prose('demo-company/content', 'lib/content/samples')
      .flatMap(read)
      .filter((piece) => !own.has(piece)),
  );
  return (text) => [...new Set(read(text).filter((piece) => others.has(piece)))];
}

export const foreignWords = foreign(distinctWords, interfaceWords);
export const foreignPhrases = foreign(phrasesOf);
export const foreignNumbers = foreign(numbersOf, interfaceNumbers);

const fileNames = ['demo-company/media', 'public/pictures']
  .flatMap(filesIn)
  .map((file) => `/${path.basename(file)}`);
const ADDRESSES = /[\w.+-]+@[\w.-]+\w|https?:\/\/[\w./@?=&-]+|\bHF-[\w-]+|\+44[\d ]+\d/g;

/** Of the words and phrases found, those that do not stand in a text. */
export function notIn(text: string): (piece: string) => boolean {
  const words = ` ${wordsOf(text).join(' ')} `;
  return (piece) => !words.includes(` ${piece} `);
}

/** Names of files, addresses and numbers to call: they must not even stand in a script. */
const marks = [
  ...fileNames.filter((name) => !SITE_ICONS.includes(name)),
  ...contentTexts('demo-company/content', 'lib/content/samples').flatMap(
    (text) => text.match(ADDRESSES) ?? [],
  ),
  'hammerscale',
  'rivermill',
].map((mark) => mark.toLowerCase());

export const foreignMarks = (source: string): string[] => {
  const lower = source.toLowerCase();
  return [...new Set(marks)].filter((mark) => lower.includes(mark));
};

/** The bytes of every picture that is not the second company's. */
export const foreignPictures = (): Buffer[] =>
  ['demo-company/media', 'public/pictures'].flatMap(filesIn).map((file) => readFileSync(file));
