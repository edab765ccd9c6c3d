import { randomBytes } from 'node:crypto';
import { extname, basename } from 'node:path';
import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { badRequest } from './bad-request';

const MAX_PIXELS = 60_000_000;
const JPEG_QUALITY = 92;

// Pictures are rare here, and memory is not: nothing is kept between two of them.
sharp.cache(false);
sharp.concurrency(1);

/** What sharp finds in a file, and the ending and type that it then has. */
const FORMATS: Record<string, { ending: string; type: string }> = {
  jpeg: { ending: '.jpg', type: 'image/jpeg' },
  png: { ending: '.png', type: 'image/png' },
  webp: { ending: '.webp', type: 'image/webp' },
  avif: { ending: '.avif', type: 'image/avif' },
};

const refuse = (message: string): never => {
  throw badRequest(message);
};

type File = NonNullable<PayloadRequest['file']>;

async function checkedPicture(file: File): Promise<File> {
  const picture = sharp(file.data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const metadata = await picture.metadata().catch(() => undefined);
  const name =
    metadata?.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata?.format;
  const format = name ? FORMATS[name] : undefined;
  if (!format)
    return refuse(
      'This file is no picture that the site can show, no PDF and no CAD file. Please send JPEG, PNG, WebP, AVIF, PDF, STEP, IGES, DXF or DWG.',
    );
  // Written anew: without the place where it was taken, and without anything hidden behind the picture.
  const data = await picture
    .rotate()
    .toFormat(name as 'jpeg', name === 'jpeg' ? { quality: JPEG_QUALITY } : {})
    .toBuffer()
    .catch(() => refuse('This picture is damaged, or larger than 60 million pixels.'));
  return {
    ...file,
    data,
    size: data.length,
    mimetype: format.type,
    name: safeName(file.name, format.ending),
  };
}

/** Files that visitors save, by how they begin; contract/drawings.ts judges what visitors send alike. */
const SAVED: [starts: RegExp, ending: string, type: string][] = [
  [/^%PDF-/, '.pdf', 'application/pdf'],
  [/^(\u00ef\u00bb\u00bf)?\s{0,100}ISO-10303-21;/, '.step', 'model/step'],
  [/^[^\r\n]{72}S[ 0]{0,6}1\s*[\r\n]/, '.igs', 'model/iges'],
  [/^(\s*999\r?\n[^\r\n]*\r?\n){0,20}\s*0\r?\nSECTION\r?\n/, '.dxf', 'application/dxf'],
  [/^AutoCAD Binary DXF\r\n/, '.dxf', 'application/dxf'],
  [/^AC10\d\d/, '.dwg', 'application/acad'],
];
const HEAD_BYTES = 4096;

function savedFile(file: File): File | undefined {
  const head = file.data.subarray(0, HEAD_BYTES).toString('latin1');
  const [, ending, type] = SAVED.find(([starts]) => starts.test(head)) ?? [];
  if (!ending || !type) return undefined;
  return { ...file, mimetype: type, name: safeName(file.name, ending) };
}

/** The end of a name that was made here. */
const MADE = /-[0-9a-f]{16}$/;

/** Two files of the same name never meet. */
function safeName(name: string, ending: string): string {
  const stem = basename(name, extname(name))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(MADE, '')
    .slice(0, 60);
  return `${stem || 'file'}-${randomBytes(8).toString('hex')}${ending}`;
}

/** Decides by what is in the file, not by its name. @throws APIError with a sentence for staff */
export async function checkedFile(file: File, documentsOnly = false): Promise<File> {
  const saved = savedFile(file);
  if (saved) return saved;
  if (documentsOnly) return refuse('This file is no PDF and no STEP, IGES, DXF or DWG file.');
  return checkedPicture(file);
}
