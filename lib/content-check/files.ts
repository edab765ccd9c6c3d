import 'server-only';
import sharp from 'sharp';
import { requestFile } from '@/lib/content-host/client';
import { mediaPath, mediaSource } from '@/lib/content-host/media-path';
import { withDeadline } from '@/lib/http/deadline';
import { LIMITS } from '@/lib/media/visitor-request';
import type { FileFault } from './report';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 8;

export function filesIn(value: unknown, fields: ReadonlySet<string>, field = ''): string[] {
  if (typeof value === 'string') {
    return fields.has(field) && value.trim() ? [value.trim()] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    filesIn(inner, fields, Array.isArray(value) ? field : name),
  );
}

/** @param users by file, the endpoints that name it */
export async function checkFiles(
  users: ReadonlyMap<string, readonly string[]>,
  report: (done: number) => void,
): Promise<FileFault[]> {
  const waiting = [...users.keys()];
  const faults: FileFault[] = [];
  let done = 0;
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const reason = await faultOf(file);
      if (reason) faults.push({ file, reason, endpoints: [...(users.get(file) ?? [])] });
      report(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults.sort((one, other) => one.file.localeCompare(other.file));
}

/** @returns undefined for a file that visitors can see */
async function faultOf(file: string): Promise<string | undefined> {
  const source = mediaSource(mediaPath(file) ?? '');
  if (!source) return 'stands neither on the host nor on an origin in MEDIA_HOSTS';
  try {
    return await withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await requestFile(source, { signal });
      if (response.ok) return faultOfBody(response);
      await response.body?.cancel();
      return `answered ${response.status}`;
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return `did not come within ${TIMEOUT_MS / 1000} seconds`;
    }
    return 'cannot be fetched';
  }
}

async function faultOfBody(response: Response): Promise<string | undefined> {
  const type = response.headers.get('content-type')?.split(';')[0]?.toLowerCase() ?? 'no type';
  if (!type.startsWith('image/') && type !== 'application/pdf') {
    await response.body?.cancel();
    return `is no picture and no PDF (${type})`;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LIMITS.bytes) return `has more than ${LIMITS.bytes / 1024 / 1024} MB`;
    chunks.push(chunk);
  }
  if (size === 0) return 'is empty';
  const bytes = Buffer.concat(chunks);
  if (type === 'application/pdf') {
    return bytes.subarray(0, 1024).includes('%PDF-') ? undefined : 'is no readable PDF';
  }
  // Decoded to its end, so that a truncated picture is found.
  return sharp(bytes, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => undefined,
      () => 'is no readable picture',
    );
}
