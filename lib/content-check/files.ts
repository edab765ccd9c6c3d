import 'server-only';
import sharp from 'sharp';
import { withDeadline } from '@/lib/http/deadline';
import { mediaAddress, mediaSource } from '@/lib/media/address';
import { askOrigin } from '@/lib/media/ask-origin';
import { LIMITS } from '@/lib/media/relay';
import type { FileFault } from './report';

/** The fields in which content names a picture or a file. */
export const fileFields: ReadonlySet<string> = new Set([
  'thumbnail',
  'thumbnail_portrait',
  'image',
  'background_image',
  'user_image',
  'logo',
  'footer_logo',
  'path',
  'file',
]);

const TIMEOUT_MS = 10_000;
const AT_ONCE = 8;

/** Every address of a picture or file in an answer, as the host spells it. */
export function filesIn(value: unknown, field?: string): string[] {
  if (typeof value === 'string') {
    return field && fileFields.has(field) && value.trim() ? [value.trim()] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    filesIn(inner, Array.isArray(value) ? field : name),
  );
}

/**
 * Fetches every file once, a few at a time.
 * @param users by file, the endpoints that name it
 * @param report is told how many are done
 */
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

/** @returns why visitors cannot see the file; undefined where they can */
async function faultOf(file: string): Promise<string | undefined> {
  const source = mediaSource(mediaAddress(file) ?? '');
  if (!source) return 'stands neither on the host nor on an origin in MEDIA_HOSTS';
  try {
    return await withDeadline(TIMEOUT_MS, async (signal) => {
      const answer = await askOrigin(source, { headers: {}, signal });
      if (answer.ok) return faultOfBody(answer);
      await answer.body?.cancel();
      return `answered ${answer.status}`;
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return `did not come within ${TIMEOUT_MS / 1000} seconds`;
    }
    return 'cannot be fetched';
  }
}

async function faultOfBody(answer: Response): Promise<string | undefined> {
  const type = answer.headers.get('content-type')?.split(';')[0]?.toLowerCase() ?? 'no type';
  if (!type.startsWith('image/') && type !== 'application/pdf') {
    await answer.body?.cancel();
    return `is no picture and no PDF (${type})`;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > LIMITS.bytes) return `has more than ${LIMITS.bytes / 1024 / 1024} MB`;
    chunks.push(chunk);
  }
  if (size === 0) return 'is empty';
  const bytes = Buffer.concat(chunks);
  if (type === 'application/pdf') {
    return bytes.subarray(0, 1024).includes('%PDF-') ? undefined : 'is no readable PDF';
  }
  // Decoding it small reads it to its end, so a cut-off picture is found.
  return sharp(bytes, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => undefined,
      () => 'is no readable picture',
    );
}
