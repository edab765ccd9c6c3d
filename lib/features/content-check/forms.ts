import 'server-only';
import { requestHost } from '@/lib/content/host/client';
import { environment } from '@/lib/platform/env';
import { withDeadline } from '@/lib/platform/http/deadline';

const TIMEOUT_MS = 8_000;

const paths = {
  enquiries: '/api/enquiries',
  codeRequest: '/api/certificate/request',
  codeCheck: '/api/certificate/verify',
} as const;

/** Hosts may do without it: the site then says how to send drawings by e-mail. */
const OPTIONAL_PATH = '/api/quotes';

export type FormReport = {
  path: string;
  /** The host does without it, and may. */
  notOffered?: true;
  /** Why visitors cannot send anything there; undefined where they can. */
  missing?: string;
  /** No fault. */
  note?: string;
};

/**
 * Whether the host takes what visitors send. It is asked with OPTIONS and, where that says nothing, with
 * an empty POST: nothing is sent that a host could store.
 * @param hasDocument without a certificate to unlock nobody asks for a code
 */
export async function checkForms(hasDocument: boolean): Promise<FormReport[]> {
  const needed = hasDocument ? Object.values(paths) : [paths.enquiries];
  const states = needed.map(async (path) => ({ path, ...(await stateOf(path)) }));
  return Promise.all([...states, stateOfOptional(OPTIONAL_PATH)]);
}

async function stateOfOptional(path: string): Promise<FormReport> {
  const { missing, note } = await stateOf(path);
  if (missing?.startsWith(ANSWERED)) return { path, notOffered: true };
  return { path, ...(missing && { missing }), ...(note && { note }) };
}

const ANSWERED = 'answered';

async function stateOf(path: string): Promise<Omit<FormReport, 'path'>> {
  try {
    const options = await ask(path, 'OPTIONS');
    const allowed = `${options.headers.get('allow')},${options.headers.get('access-control-allow-methods')}`;
    if (options.ok && /\bPOST\b/i.test(allowed)) return {};
    const { status, ok } = await ask(path, 'POST');
    if ([404, 405, 501].includes(status)) return { missing: `${ANSWERED} ${status}` };
    return ok ? { note: `accepts an empty POST (${status}): it checks nothing` } : {};
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return { missing: `did not answer within ${TIMEOUT_MS / 1_000} seconds` };
    }
    return { missing: 'not reachable' };
  }
}

const ask = (path: string, method: 'OPTIONS' | 'POST') =>
  withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await requestHost(`${environment().CONTENT_HOST}${path}`, { method, signal });
    await response.body?.cancel();
    return response;
  });
