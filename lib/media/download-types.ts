import { unescaped } from '@/lib/content/host/normalized-path';

/** Of files that browsers save and never open, by the ending of the name: hosts rarely know them. */
const TYPES: Record<string, string> = {
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  iges: 'model/iges',
  igs: 'model/iges',
  step: 'model/step',
  stl: 'model/stl',
  stp: 'model/step',
  zip: 'application/zip',
};

export function downloadTypeOf({ pathname }: URL): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(pathname)?.[1]?.toLowerCase() ?? '';
  return TYPES[ending] ?? 'application/octet-stream';
}

export const fileNameOf = ({ pathname }: URL): string =>
  unescaped(pathname.slice(pathname.lastIndexOf('/') + 1));

/** Also signs that turn the direction, so that another ending would be seen. */
const NOT_IN_NAMES = /[\p{Cc}"*/:<>?\\|\u202a-\u202e\u2066-\u2069]/gu;

/** A name of a file as file systems take it: none begins as an option of a program, or hidden. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(NOT_IN_NAMES, '_')
    .replace(/^[-.\s]+/, '');

function asciiOf(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(name.normalize('NFKD')) ?? [];
  const letters = stem.replace(/\p{M}/gu, '').replace(/[^\w.]+/g, '-');
  return `${letters.replace(/^[-.]+|-+$/g, '') || 'file'}${ending}`;
}

/**
 * A `Content-Disposition` with the name of a file in its own letters, which RFC 8187 wants escaped, and in ASCII.
 * @param plain what is left of it in ASCII, where another name says more
 */
export function disposition(
  kind: 'attachment' | 'inline',
  name: string,
  plain = asciiOf(cleanName(name)),
): string {
  const own = cleanName(name);
  const escaped = encodeURIComponent(own).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"${plain === own ? '' : `; filename*=UTF-8''${escaped}`}`;
}
