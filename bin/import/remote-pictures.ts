import sharp from 'sharp';
import { ImportError } from './plan';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;
const TIMEOUT_MS = 30_000;
/** A mistake in an export shall not fill a disk. */
export const MAX_PICTURES = 5_000;

/** `https://Old.example/` means old.example. */
export const hostOf = (named: string): string =>
  named
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');

/** Only hosts that the operator has named. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return hosts.includes(host) || hosts.includes(hostname);
}

async function bodyOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_BYTES) throw new ImportError('is larger than 20 MB');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}

const TYPES: Record<string, string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  heif: ['avif'],
};

/** @throws ImportError that says what is wrong with it */
export async function fetchPicture(url: string, hosts: readonly string[]): Promise<Buffer> {
  if (!isAllowed(url, hosts)) throw new ImportError(`${url} is on a host that is not allowed.`);
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new ImportError(`was answered with ${response.status}`);
    const data = await bodyOf(response);
    const { format } = await sharp(data, { limitInputPixels: MAX_PIXELS }).metadata();
    const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';
    if (!TYPES[format ?? '']?.includes(ending)) throw new ImportError('is no picture of its name');
    return data;
  } catch (error) {
    const reason = error instanceof ImportError ? error.message : 'could not be fetched';
    throw new ImportError(`${url} ${reason}.`);
  }
}
