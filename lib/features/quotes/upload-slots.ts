import 'server-only';
import { UPLOADS, UPLOADS_PER_CLIENT } from '@/contract/upload-limits';
import { HttpError } from '@/lib/platform/http/http-error';
import { CLIENTS_PER_NETWORK, widerNetworkOf } from '@/contract/client-ip';
import { MANY_OF_YOURS, MANY_UPLOADS } from './texts';

const RETRY_SECONDS = 30;

export const manyUploads = () => new HttpError(503, MANY_UPLOADS, { retryAfter: RETRY_SECONDS });

/** Uploads by client or network, and of all under an empty name. */
const open = new Map<string, number>();

/** How many are under way. */
export const openUploads = (): number => open.get('') ?? 0;

/** @returns frees the place. @throws HttpError where all places are taken, or the client's share of them */
export function takeUploadSlot(clientIp: string): () => void {
  const network = widerNetworkOf(clientIp);
  const shares: [name: string, most: number, error: () => HttpError][] = [
    [clientIp, UPLOADS_PER_CLIENT, manyOfYours],
  ];
  if (network) shares.push([network, UPLOADS_PER_CLIENT * CLIENTS_PER_NETWORK, manyOfYours]);
  // Last: whoever sends too many hears of that also while all places are taken.
  shares.push(['', UPLOADS, manyUploads]);
  for (const [name, most, error] of shares) if ((open.get(name) ?? 0) >= most) throw error();
  for (const [name] of shares) open.set(name, (open.get(name) ?? 0) + 1);
  return () => {
    for (const [name] of shares) {
      const left = (open.get(name) ?? 0) - 1;
      if (left > 0) open.set(name, left);
      else open.delete(name);
    }
  };
}

const manyOfYours = () => new HttpError(429, MANY_OF_YOURS, { retryAfter: RETRY_SECONDS });
