import 'server-only';
import sharp from 'sharp';
import { endpointOf } from '@/contract/languages/endpoint-name';
import { requestFile } from '@/lib/content/host/client';
import { mediaPath, mediaSource } from '@/lib/content/host/media-path';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { withDeadline } from '@/lib/platform/http/deadline';
import { fileTypeOf } from '@/lib/media/file-types';
import { LIMITS } from '@/lib/media/visitor-request';
import { leastWidth } from './picture-places';
import { printable } from './printable';
import type { FileFault } from './report';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 8;

/** The field and the item that name it. */
export type NamedFile = { file: string; field: string; item?: string };
/** `endpoint` may be one in a further language. */
export type FileUse = { endpoint: string; field: string; item?: string };

const placeOf = ({ endpoint, item, field }: FileUse) =>
  `${[endpoint, item].filter(Boolean).join(', ')}: ${field}`;

/** Fields of documents, of any type: browsers save what they do not show. */
const DOWNLOADS: ReadonlySet<string> = new Set(['file']);

const PICTURE = /<img\b[^<>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi;

/** Files at any depth, those of texts among them. */
export function filesIn(
  value: unknown,
  fields: ReadonlySet<string>,
  item?: string,
  field = '',
): NamedFile[] {
  const named = { field, ...(item && { item }) };
  if (typeof value === 'string') {
    if (field === 'html') {
      return [...value.matchAll(PICTURE)].map(([, src = '']) => ({
        file: src.replaceAll('&amp;', '&'),
        ...named,
      }));
    }
    return fields.has(field) && value.trim() ? [{ file: value.trim(), ...named }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    filesIn(inner, fields, item, Array.isArray(value) ? field : name),
  );
}

const pathOf = (endpoint: string) => endpointOf(endpoint).path;

/** @param users by file, where the content names it */
export async function checkFiles(
  users: ReadonlyMap<string, readonly FileUse[]>,
  report: (done: number) => void,
): Promise<{ faults: FileFault[]; small: FileFault[] }> {
  const waiting = [...users.keys()];
  const faults: FileFault[] = [];
  const small: FileFault[] = [];
  let done = 0;
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const uses = users.get(file) ?? [];
      const places = uses.map(placeOf);
      const least = Math.max(
        ...uses.map(({ endpoint, field }) => leastWidth(pathOf(endpoint), field)),
      );
      const { fault, width } = await examineFile(file, {
        isLocked: uses.some(
          ({ endpoint }) => pathOf(endpoint) === hostEndpoints.certificatePage.path,
        ),
        isDownload: uses.every(({ field }) => DOWNLOADS.has(field)),
      });
      if (fault) faults.push({ file, reason: fault, places });
      if (width !== undefined && width < least) {
        small.push({ file, reason: `is ${width} px wide, its place asks for ${least}`, places });
      }
      report(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const byName = (one: FileFault, other: FileFault) => one.file.localeCompare(other.file);
  return { faults: faults.sort(byName), small: small.sort(byName) };
}

type ExaminedFile = {
  /** Why visitors cannot see it. */
  fault?: string;
  /** Of a picture made of pixels. */
  width?: number;
};

type Place = { isLocked: boolean; isDownload: boolean };

async function examineFile(file: string, { isLocked, isDownload }: Place): Promise<ExaminedFile> {
  // A file of the site itself, which a sample names.
  if (file.startsWith('site:') && mediaPath(file)) return {};
  const source = mediaSource(mediaPath(file) ?? '');
  if (!source)
    return {
      fault: 'stands under `/api/`, or neither on the host nor on an origin in MEDIA_HOSTS',
    };
  try {
    return await withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await requestFile(source, { signal, locked: isLocked });
      if (response.ok) return examineBody(response, isDownload);
      await response.body?.cancel();
      return { fault: `answered ${response.status}` };
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return { fault: `did not come within ${TIMEOUT_MS / 1000} seconds` };
    }
    return { fault: 'cannot be fetched' };
  }
}

async function examineBody(response: Response, isDownload: boolean): Promise<ExaminedFile> {
  const type = fileTypeOf(response);
  const said = printable(response.headers.get('content-type') ?? 'no type');
  if (!type && !(isDownload && !/html/i.test(said))) {
    await response.body?.cancel();
    return { fault: `is no picture and no PDF (${said})` };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LIMITS.bytes) {
      return { fault: `has more than ${LIMITS.bytes / 1024 / 1024} MB` };
    }
    chunks.push(chunk);
  }
  if (size === 0) return { fault: 'is empty' };
  if (!type) return {};
  const bytes = Buffer.concat(chunks);
  if (type === 'application/pdf') {
    return bytes.subarray(0, 1024).includes('%PDF-') ? {} : { fault: 'is no readable PDF' };
  }
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { width, format } = await picture.metadata();
    // Decoded to its end, so that a truncated picture is found.
    await picture.resize(16).toBuffer();
    return format === 'svg' ? {} : { width };
  } catch {
    return { fault: 'is no readable picture' };
  }
}
