import 'server-only';
import { withDeadline } from '@/lib/http/deadline';
import { askOrigin } from './ask-origin';

/** What a file may weigh that is passed on, and how long its origin may keep a visitor waiting. */
export const LIMITS = { bytes: 30 * 1024 * 1024, idleMs: 10_000 };

const DESCRIBING = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
/** What is not true of a body that fetch has unpacked. */
const OF_PACKED_BYTES = ['content-length', 'content-range', 'accept-ranges'];

type Question = {
  accept: string;
  /** Headers of the visitor's request that the origin is told. */
  askedWith: string[];
  /** How long the origin may take to begin its answer. */
  timeoutMs: number;
};

/**
 * Asks an origin for a file that a visitor wants; the request ends when the visitor leaves, or has left.
 * @param source an address on an accepted origin
 * @returns the answer, and what ends the connection it comes on
 * @throws where the origin cannot be reached, leads elsewhere, is late, or sends a part of packed bytes
 */
export async function askForVisitor(
  source: URL,
  request: Request,
  { accept, askedWith, timeoutMs }: Question,
): Promise<{ answer: Response; giveUp: () => void }> {
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  request.signal.addEventListener('abort', giveUp);
  if (request.signal.aborted) giveUp();
  const headers = new Headers({ accept });
  for (const name of askedWith) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const { method } = request;
  try {
    const answer = await withDeadline(timeoutMs, () =>
      askOrigin(source, { method, headers, signal: abort.signal }),
    );
    if (answer.status === 206 && isUnpacked(answer)) throw new Error('sent a part of packed bytes');
    return { answer, giveUp };
  } catch (error) {
    giveUp();
    throw error;
  }
}

/** The headers that describe a file, as far as they are true of what is passed on. */
export function describing(answer: Response): Headers {
  const headers = new Headers();
  for (const name of DESCRIBING) {
    if (isUnpacked(answer) && OF_PACKED_BYTES.includes(name)) continue;
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** A host that is asked for bytes as they are may pack them all the same. */
const isUnpacked = ({ headers }: Response) => headers.has('content-encoding');
