import 'server-only';
import { requestFile } from '@/lib/content/host/client';
import { readFromEditor } from '@/lib/content/host/preview-source';
import type { currentEditor } from '@/lib/content/preview/current';
import { withDeadline } from '@/lib/platform/http/deadline';
import { LENGTH_HEADER } from '@/lib/platform/http/length-header';
import { fileTypeOf, policyFor } from './file-types';

export const LIMITS = { bytes: 30 * 1024 * 1024, idleMs: 10_000 };

const FILE_HEADERS = ['etag', 'last-modified'];
const PART_HEADERS = ['content-range', 'accept-ranges'];

type Options = {
  accept: string;
  /** Whether the host may demand the token for it. */
  locked?: boolean;
  /** Asked in place of the content host: it has the files that are not published. */
  editor?: Awaited<ReturnType<typeof currentEditor>>;
  /** Of the visitor's request, passed on to the origin. */
  forwardedHeaders: string[];
  timeoutMs: number;
};

/**
 * Aborted when the visitor leaves.
 * @throws where the origin is unreachable, redirects, is late, or sends a part that fits no other
 */
export async function requestForVisitor(
  source: URL,
  request: Request,
  { accept, locked, editor, forwardedHeaders, timeoutMs }: Options,
): Promise<{ response: Response; abort: () => void }> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  request.signal.addEventListener('abort', abort);
  if (request.signal.aborted) abort();
  const headers = new Headers({ accept });
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const { method } = request;
  const send = (url: URL, isLocked = locked) =>
    requestFile(url, { method, headers, locked: isLocked, signal: controller.signal });
  const ask = () =>
    withDeadline(timeoutMs, () =>
      editor
        ? readFromEditor(editor, () => send(new URL(editor.url + source.pathname), true))
        : send(source),
    );
  try {
    let response = await ask();
    if (response.status === 206 && !hasParts(response)) {
      await response.body?.cancel();
      for (const name of ['range', 'if-range']) headers.delete(name);
      response = await ask();
      if (response.status === 206) throw new Error('sent a part that fits no other');
    }
    return { response, abort };
  } catch (error) {
    abort();
    throw error;
  }
}

export function fileHeadersOf(response: Response): Headers {
  const type = fileTypeOf(response);
  const headers = new Headers({
    ...(type && { 'content-type': type }),
    'content-security-policy': policyFor(type),
    'x-content-type-options': 'nosniff',
  });
  for (const name of hasParts(response) ? [...FILE_HEADERS, ...PART_HEADERS] : FILE_HEADERS) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  const length = response.headers.get('content-length');
  // Not true of a body that fetch has decompressed.
  if (length && !isCompressed(response)) headers.set(LENGTH_HEADER, length);
  return headers;
}

/** A host may compress although it was asked not to. */
const isCompressed = ({ headers }: Response) => headers.has('content-encoding');

/** Whether parts can be put together: only a strong ETag says that they are of the same bytes. */
const hasParts = (response: Response) =>
  !isCompressed(response) && Boolean(response.headers.get('etag')?.startsWith('"'));
