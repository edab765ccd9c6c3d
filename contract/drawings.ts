import { cutBytes } from './cut';

/** Files of a request for a quote, as site and content service both judge them. */

const MEGABYTES = 25;

/** Some computers count a megabyte as a thousand kilobytes, others as 1,024: what either calls 25 MB is taken. */
export const DRAWING_LIMITS = {
  files: 5,
  megabytes: MEGABYTES,
  bytes: MEGABYTES * 1024 * 1024,
} as const;

export type DrawingType = keyof typeof drawingTypes;

/** Extensions of a type; the first one is given to names that have none of them. */
export const drawingTypes = {
  STEP: ['step', 'stp', 'p21'],
  IGES: ['igs', 'iges'],
  DXF: ['dxf'],
  DWG: ['dwg'],
  PDF: ['pdf'],
  PNG: ['png'],
  JPEG: ['jpg', 'jpeg'],
  ZIP: ['zip'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** For `accept` of a file field. */
export const drawingExtensions = Object.values(drawingTypes)
  .flat()
  .map((extension) => `.${extension}`);

// As the content service answers to programs; the site has its own words.
const { files, bytes } = DRAWING_LIMITS;
const SIZE = `${MEGABYTES} MB`;

export const TOO_MANY = `At most ${files} files can be sent. Please pack more of them into one ZIP file.`;
export const TOO_LARGE_REQUEST = `The drawings are too large. Please send at most ${files} files of ${SIZE}, or send them by e-mail.`;

/** All files that a request may have, with room for its fields and the frames of its parts. */
export const REQUEST_BYTES = files * bytes + 1024 * 1024;

/** Up to there each file that is too many is named. */
export const NAMED_FILES = 4 * files;

/** So many bytes from the start are enough to recognise a type. */
export const HEAD_BYTES = 4096;

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Lines of 80 characters: letter S for the first section in column 73, then the number of the line. */
const IGES = /^[^\r\n]{72}S[ 0]{0,6}1\s*[\r\n]/;
/** Comments of group 999 may stand in front. */
const DXF = /^(?:\s*999\r?\n[^\r\n]*\r?\n){0,20}\s*0\r?\nSECTION\r?\n/;

/** @returns the type by content, undefined for everything that is not accepted */
export function drawingType(head: Uint8Array): DrawingType | undefined {
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'PNG';
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'JPEG';
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return 'ZIP';
  const text = new TextDecoder('latin1').decode(head.subarray(0, HEAD_BYTES));
  if (text.startsWith('%PDF-')) return 'PDF';
  if (/^AC10\d\d/.test(text)) return 'DWG';
  if (text.startsWith('AutoCAD Binary DXF\r\n')) return 'DXF';
  const lines = text.replace(/^\u00ef\u00bb\u00bf/, '');
  if (/^\s{0,100}ISO-10303-21;/.test(lines)) return 'STEP';
  if (DXF.test(lines)) return 'DXF';
  return IGES.test(lines) ? 'IGES' : undefined;
}

/** File systems take 255 bytes; an export puts numbers in front. */
const NAME_BYTES = 200;

/** Browsers write what would end the name in a form as URLs do. */
const inForm = (name: string): string => name.replace(/%22/g, '"').replace(/%0D|%0A/g, ' ');

/** A name without folders and without characters that mean something to programs, ending as its type does. */
export function cleanFileName(name: string, type: DrawingType): string {
  const extensions: readonly string[] = drawingTypes[type];
  const last = inForm(name).split(/[/\\]/).at(-1) ?? '';
  const harmless = last
    .normalize('NFC')
    .replace(/[\p{C}<>:"|?*;,=`$%]+/gu, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s~-]+|(?<![.\s])[.\s]+$/gu, '');
  const { stem, ending } = partsOf(harmless);
  const isRight = extensions.includes(ending.toLowerCase());
  return fitted(isRight ? stem : harmless, isRight ? ending.toLowerCase() : extensions[0]!);
}

/** A name that `cleanFileName` gave, also where it was allowed to be longer. */
export function shortFileName(name: string): string {
  const { stem, ending } = partsOf(name);
  return ending ? fitted(stem, ending) : cutBytes(name, NAME_BYTES);
}

/** For messages about a file that was not taken. */
export const shownFileName = (name: string): string =>
  cutBytes(inForm(name).replace(/[\s\p{C}]+/gu, ' '), NAME_BYTES);

function partsOf(name: string) {
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([^.]{1,8}))?$/su.exec(name) ?? [];
  return { stem, ending };
}

const fitted = (stem: string, ending: string): string =>
  `${cutBytes(stem, NAME_BYTES - ending.length - 1) || 'drawing'}.${ending}`;
