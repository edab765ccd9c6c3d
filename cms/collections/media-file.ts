import type { PayloadRequest } from 'payload';
import { sharp } from '@/server/sharp';
import { safeName } from '@/server/file-names';
import { badRequest } from './bad-request';

/** Of the largest sensors in use: 9504 × 6336 of cameras, 9280 × 6944 of telephones. */
const MAX_PIXELS = 65_000_000;
/** A panorama has up to ten; a thin line would be enlarged to a whole picture of other proportions. */
const MAX_RATIO = 20;
const JPEG_QUALITY = 92;

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

const NO_PICTURE =
  'This file is no picture that the site can show, no PDF and no CAD file. Please send JPEG, PNG, WebP, AVIF, PDF, STEP, IGES, DXF or DWG; save HEIC (of iPhones) and SVG as JPEG or PNG first.';

/** @throws APIError with a sentence for staff. Nothing is said of values that are no numbers. */
export function refuseSize(width: number, height: number): void {
  const size = `${width} × ${height} pixels`;
  if (width * height > MAX_PIXELS)
    refuse(`This picture has ${size}; at most ${MAX_PIXELS / 1e6} million are taken.`);
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height))
    refuse(`This picture has ${size}; one side may be ${MAX_RATIO} times the other at most.`);
}

async function checkedPicture(file: File): Promise<File> {
  // What a file says of itself is read without its pixels.
  const metadata = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const name =
    metadata?.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata?.format;
  const format = name ? FORMATS[name] : undefined;
  if (!metadata || !format) return refuse(NO_PICTURE);
  refuseSize(metadata.width, metadata.height);
  const picture = sharp(file.data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  // Written anew: without the place where it was taken, and without anything hidden behind the picture.
  const data = await picture
    .rotate()
    .toFormat(name as 'jpeg', name === 'jpeg' ? { quality: JPEG_QUALITY } : {})
    .toBuffer()
    .catch(() => refuse('This picture is damaged.'));
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

function refuseEmpty(file: File): void {
  if (file.data.length === 0) refuse('This file is empty. Please choose it once more.');
}

/** Decides by what is in the file, not by its name. @throws APIError with a sentence for staff */
export async function checkedFile(file: File): Promise<File> {
  refuseEmpty(file);
  return savedFile(file) ?? checkedPicture(file);
}

/** Files that visitors save, alone. @throws APIError with a sentence for staff */
export async function checkedDocument(file: File): Promise<File> {
  refuseEmpty(file);
  return savedFile(file) ?? refuse('This file is no PDF and no STEP, IGES, DXF or DWG file.');
}
