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

/** A `Content-Disposition` that saves a file under its own name, which RFC 8187 wants escaped. */
export function attachmentNamed({ pathname }: URL): string {
  const name = encodeURIComponent(unescaped(pathname.slice(pathname.lastIndexOf('/') + 1)));
  const escaped = name.replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${escaped}`;
}
