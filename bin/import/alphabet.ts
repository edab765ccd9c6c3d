import { cut } from '@/contract/cut';
import { ImportError } from './plan';

/** The upper half of Windows-1252, which Node.js reads as Latin-1 in some versions: `TextDecoder` is no help. */
const WINDOWS_1252 = [...'€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd', ...'\ufffd‘’“”•–—˜™š›œ\ufffdžŸ'];

const windows1252 = (data: Buffer): string =>
  data
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80]!);

/** Control characters, and the mark of what could not be read. */
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

/**
 * What words in the alphabets of Western Europe do not look like: letters of Cyrillic or Greek, Japanese,
 * and texts of old Apple computers, read as Windows-1252.
 */
const OTHER_ALPHABET = /[\u00c0-\u00ff]{4}|ƒ|\p{L}[¡¢£¤¥¦§¬¶¿‡†‰]\p{L}|\p{L}[ŠŒŽŸ]\p{Ll}/u;

export type Text = {
  text: string;
  /** Why a part of it is not what somebody has written; undefined where it seems to be. */
  doubt(part: string): string | undefined;
};

const code = (sign: string): string =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function unreadable(part: string): string | undefined {
  const [sign] = UNREADABLE.exec(part) ?? [];
  return sign && `holds a character that is no text (${code(sign)})`;
}

const exactly = (name: string, data: Buffer): string | undefined => {
  try {
    return new TextDecoder(name, { fatal: true }).decode(data);
  } catch {
    return undefined;
  }
};

/** Spreadsheets write UTF-8, UTF-16 with its mark, or the alphabet of Windows in Western Europe. */
export function textOf(data: Buffer): Text {
  const [first, second] = data;
  const mark =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  const text = exactly(mark ?? 'utf-8', data);
  if (text !== undefined) return { text, doubt: unreadable };
  if (mark) throw new ImportError('The file begins as UTF-16 and is none. Save it as UTF-8.');
  return {
    text: windows1252(data),
    doubt: (part) =>
      unreadable(part) ??
      (OTHER_ALPHABET.test(part)
        ? `does not look like text of Western Europe: “${cut(part, 40)}”`
        : undefined),
  };
}
