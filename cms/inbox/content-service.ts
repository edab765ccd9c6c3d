import { env } from '@/server/env';
import { keyFor } from '@/server/shared-secret';
import type { MailState } from './mail-notice';

export const KINDS = {
  enquiries: 'Enquiries',
  quotes: 'Requests for a quote',
  'code-requests': 'Code requests',
} as const;
export type Kind = keyof typeof KINDS;
export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);

export const PART_FIELDS = {
  description: 'Description',
  product: 'Product',
  quantity: 'Quantity',
  material: 'Material',
  finish: 'Finish',
  date: 'Wanted by',
  notes: 'Notes',
} as const;
export type Part = Partial<Record<keyof typeof PART_FIELDS, string>>;

/** What a visitor sent; a code request has no message, only a request for a quote has parts and files. */
export type Item = {
  id: number;
  receivedAt: number;
  name: string;
  email: string;
  message?: string;
  subject?: string;
  company?: string;
  address?: string;
  phone?: string;
  state?: string;
  parts?: Part[];
  /** `size` in bytes. */
  files?: { name: string; type: string; size: number }[];
  /** From where they wrote. */
  context?: { about?: string; page?: string; referrer?: string };
  doneAt: number | null;
  note: string;
};
type List = { data: Item[]; total: number; mail?: MailState };

const TIMEOUT_MS = 5_000;

/** A sentence for staff. */
export class InboxError extends Error {}

type Init = { method?: string; body?: string; signal?: AbortSignal };

async function answerOf(path: string, init: Init = {}): Promise<Response> {
  const key = keyFor('inbox');
  if (!key)
    throw new InboxError(
      'Editor and content service share no secret: give both the same REVALIDATE_SECRET.',
    );
  const response = await fetch(`${env.contentHost}/api/inbox/${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
    headers: {
      'x-editor-token': key.toString('hex'),
      ...(init.body && { 'content-type': 'application/json' }),
      ...(env.contentToken && { authorization: `Bearer ${env.contentToken}` }),
    },
    cache: 'no-store',
    redirect: 'error',
  }).catch(() => {
    throw new InboxError('The content service does not answer. Nothing is lost; try again later.');
  });
  if (response.ok) return response;
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new InboxError(message ?? `The content service answered ${response.status}.`);
}

const ask = async (path: string, init?: Init): Promise<unknown> =>
  (await answerOf(path, init)).json();

export const PAGE = 50;

export const listInbox = (kind: Kind, { openOnly = false, offset = 0, limit = PAGE } = {}) =>
  ask(`${kind}?offset=${offset}&limit=${limit}${openOnly ? '&open=1' : ''}`) as Promise<List>;

/** What is missing stays as it is; `before` is the note that the new one was written from. */
export type Mark = { done?: boolean; note?: string; before?: string };

/** @returns `both` where somebody else had written meanwhile, and the note has both texts now */
export const markItem = (kind: Kind, id: number, mark: Mark) =>
  ask(`${kind}/${id}`, { method: 'POST', body: JSON.stringify(mark) }) as Promise<{
    both?: boolean;
  }>;

export const deleteItem = (kind: Kind, id: number) => ask(`${kind}/${id}`, { method: 'DELETE' });

const DOWNLOAD_MS = 5 * 60_000;

/** A file of a request for a quote. @param position from 1 */
export const openFile = (id: number, position: number) =>
  answerOf(`quotes/${id}/files/${position}`, { signal: AbortSignal.timeout(DOWNLOAD_MS) });

const ROWS_AT_ONCE = 200;

/** Everything, latest first. */
export async function* allItems(kind: Kind): AsyncGenerator<Item> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { data } = await listInbox(kind, { offset, limit: ROWS_AT_ONCE });
    yield* data;
    if (data.length < ROWS_AT_ONCE) return;
  }
}
