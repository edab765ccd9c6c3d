import { env } from '@/server/env';
import { keyFor } from '@/server/shared-secret';

export const KINDS = { enquiries: 'Enquiries', 'code-requests': 'Code requests' } as const;
export type Kind = keyof typeof KINDS;
export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);

/** What a visitor sent; a code request has no message. */
export type Item = {
  id: number;
  receivedAt: number;
  name: string;
  email: string;
  message?: string;
  /** A request for a quote has more than a message. */
  kind?: 'message' | 'quote';
  subject?: string;
  company?: string;
  address?: string;
  phone?: string;
  state?: string;
  doneAt: number | null;
  note: string;
};
type List = { data: Item[]; total: number };

const TIMEOUT_MS = 5_000;

/** A sentence for staff. */
export class InboxError extends Error {}

async function ask(path: string, init: { method?: string; body?: string } = {}): Promise<unknown> {
  const key = keyFor('inbox');
  if (!key)
    throw new InboxError(
      'Editor and content service share no secret: give both the same REVALIDATE_SECRET.',
    );
  const response = await fetch(`${env.contentHost}/api/inbox/${path}`, {
    ...init,
    headers: {
      'x-editor-token': key.toString('hex'),
      ...(init.body && { 'content-type': 'application/json' }),
      ...(env.contentToken && { authorization: `Bearer ${env.contentToken}` }),
    },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new InboxError('The content service does not answer. Nothing is lost; try again later.');
  });
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  if (response.ok) return body;
  throw new InboxError(body.message ?? `The content service answered ${response.status}.`);
}

export const PAGE = 50;

export const listInbox = (kind: Kind, { openOnly = false, offset = 0, limit = PAGE } = {}) =>
  ask(`${kind}?offset=${offset}&limit=${limit}${openOnly ? '&open=1' : ''}`) as Promise<List>;

export const markItem = (kind: Kind, id: number, mark: { done: boolean; note: string }) =>
  ask(`${kind}/${id}`, { method: 'POST', body: JSON.stringify(mark) });

export const deleteItem = (kind: Kind, id: number) => ask(`${kind}/${id}`, { method: 'DELETE' });

const ROWS_AT_ONCE = 200;

/** Everything, latest first. */
export async function* allItems(kind: Kind): AsyncGenerator<Item> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { data } = await listInbox(kind, { offset, limit: ROWS_AT_ONCE });
    yield* data;
    if (data.length < ROWS_AT_ONCE) return;
  }
}
