import { randomBytes } from 'node:crypto';
import { basename, extname } from 'node:path';

/** The end of a name that was made here. */
const MADE = /-[0-9a-f]{16}$/;

/** Two files of the same name never meet. */
export function safeName(name: string, ending: string): string {
  const stem = basename(name, extname(name))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(MADE, '')
    .slice(0, 60);
  return `${stem || 'file'}-${randomBytes(8).toString('hex')}${ending}`;
}

/** For another version of a file. */
export const anotherName = (name: string): string => safeName(name, extname(name));

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.step': 'model/step',
  '.stp': 'model/step',
  '.igs': 'model/iges',
  '.iges': 'model/iges',
  '.dxf': 'application/dxf',
  '.dwg': 'application/acad',
  '.stl': 'model/stl',
  '.zip': 'application/zip',
};

/** @returns undefined for what is no file of the content */
export const fileTypeOf = (name: string): string | undefined => TYPES[extname(name).toLowerCase()];
