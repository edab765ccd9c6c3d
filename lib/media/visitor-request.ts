import 'server-only';
import { requestFile } from '@/lib/content/host/client';
import { withDeadline } from '@/lib/platform/http/deadline';
import { fileTypeOf, policyFor } from './file-types';

export const LIMITS = { bytes: 30 * 1024 * 1024, idleMs: 10_000 };

const FILE_HEADERS = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
/** Not true of a body that fetch has decompressed. */
const COMPRESSED_HEADERS = ['content-length', 'content-range', 'accept-ranges'];

type Options = {
  accept: string;
  /** Whether the host may demand the token for it. */
  locked?: boolean;
  /** Of the visitor's request, passed on to the origin. */
  forwardedHeaders: string[];
  timeoutMs: number;
};

/**
 * Aborted when the visitor leaves.
 * @throws where the origin is unreachable, redirects, is late, or sends a part of compressed bytes
 */
export async function requestForVisitor(
  source: URL,
  request: Request,
  { accept, locked, forwardedHeaders, timeoutMs }: Options,
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
  try {
    const response = await withDeadline(timeoutMs, () =>
      requestFile(source, { method, headers, locked, signal: controller.signal }),
    );
    if (response.status === 206 && isCompressed(response)) {
      throw new Error('sent a part of compressed bytes');
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
  for (const name of FILE_HEADERS) {
    if (isCompressed(response) && COMPRESSED_HEADERS.includes(name)) continue;
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** A host may compress although it was asked not to. */
const isCompressed = ({ headers }: Response) => headers.has('content-encoding');
