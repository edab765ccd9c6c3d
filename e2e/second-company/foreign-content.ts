import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translationFile } from '@/content-service/library/content-file';
import { dayNames, interfaceCodes, interfaceNumbers, interfaceTexts } from './interface-words';

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

/** Every text of the content in folders, in the main language. */
export const contentTexts = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      filesIn(folder).filter((file) => !translationFile(path.relative(folder, file))),
    )
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

/** Links to other sites are named by their hosts. */
const hostOf = (text: string): string[] => (URL.canParse(text) ? [new URL(text).hostname] : []);

const isProse = (text: string) => !isAddress(text);
const otherContent = ['demo-company/content', 'lib/content/schemas/samples'];
const otherTexts = [
  ...contentTexts(...otherContent).filter(isProse),
  ...interfaceTexts('en'),
  ...dayNames('en'),
];

/**
 * What others say, and a company's own texts do not.
 * @param own texts of the company, and of the interface in its language
 * @param others the demo company, the samples and the interface in English
 */
export function foreignTo(own: readonly string[], others: readonly string[] = otherTexts) {
  const foreign = (read: Read, also: readonly string[] = []) => {
    const texts = [...own.filter(isProse), ...own.flatMap(hostOf), ...interfaceCodes];
    const known = new Set([...texts.flatMap(read), ...also]);
    const unknown = new Set(others.flatMap(read).filter((piece) => !known.has(piece)));
    return (text: string) => [...new Set(read(text).filter((piece) => unknown.has(piece)))];
  };
  return {
    words: foreign(distinctWords),
    phrases: foreign(phrasesOf),
    numbers: foreign(numbersOf, interfaceNumbers),
  };
}

const fileNames = ['demo-company/media', 'public/pictures']
  .flatMap(filesIn)
  .map((file) => `/${path.basename(file)}`);
const ADDRESSES = /[\w.+-]+@[\w.-]+\w|https?:\/\/[\w./@?=&-]+|\bHF-[\w-]+|\+44[\d ]+\d/g;

/** Names of files, addresses and numbers to call: they must not even stand in a script. */
const marks = [
  ...fileNames.filter((name) => !SITE_ICONS.includes(name)),
  ...contentTexts(...otherContent).flatMap((text) => text.match(ADDRESSES) ?? []),
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
