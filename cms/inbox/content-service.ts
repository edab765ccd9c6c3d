import type * as z from 'zod';
import {
  INBOX_PAGE,
  inboxList,
  inboxMarked,
  inboxRefusal,
  LARGEST_INBOX_PAGE,
  type InboxItem,
  type InboxKind,
  type InboxMark,
} from '../../contract/inbox';
import { env } from '@/server/env';
import { contentToken, sharedSecret } from '@/server/shared-secret';
import { sharedToken } from '../../node/secrets';

const TIMEOUT_MS = 5_000;

/** A sentence for staff. */
export class InboxError extends Error {}

type Init = { method?: string; body?: string; signal?: AbortSignal };

async function answerOf(path: string, init: Init = {}): Promise<Response> {
  const secret = sharedSecret();
  if (secret === undefined)
    throw new InboxError(
      'Editor and content service share no secret: give both the same REVALIDATE_SECRET.',
    );
  const token = contentToken();
  const response = await fetch(`${env.contentHost}/api/inbox/${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
    headers: {
      'x-editor-token': sharedToken(secret, 'inbox'),
      ...(init.body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    cache: 'no-store',
    redirect: 'error',
  }).catch(() => {
    throw new InboxError('The content service does not answer. Nothing is lost; try again later.');
  });
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => undefined);
  throw new InboxError(
    inboxRefusal.safeParse(refusal).data?.message ??
      `The content service answered ${response.status}.`,
  );
}

async function ask<T>(path: string, schema: z.ZodType<T>, init?: Init): Promise<T> {
  const answer: unknown = await (await answerOf(path, init)).json().catch(() => undefined);
  const { data, error } = schema.safeParse(answer);
  if (error)
    throw new InboxError(
      'The content service answers otherwise than this editor expects: are both of one version?',
    );
  return data;
}

export const listInbox = (
  kind: InboxKind,
  { openOnly = false, offset = 0, limit = INBOX_PAGE } = {},
) => ask(`${kind}?offset=${offset}&limit=${limit}${openOnly ? '&open=1' : ''}`, inboxList);

export const markItem = (kind: InboxKind, id: number, mark: InboxMark) =>
  ask(`${kind}/${id}`, inboxMarked, { method: 'POST', body: JSON.stringify(mark) });

export const deleteItem = (kind: InboxKind, id: number) =>
  answerOf(`${kind}/${id}`, { method: 'DELETE' });

const DOWNLOAD_MS = 5 * 60_000;

/** A file of a request for a quote. @param position from 1 */
export const openFile = (id: number, position: number) =>
  answerOf(`quotes/${id}/files/${position}`, { signal: AbortSignal.timeout(DOWNLOAD_MS) });

/** Everything, latest first. */
export async function* allItems(kind: InboxKind): AsyncGenerator<InboxItem> {
  const limit = LARGEST_INBOX_PAGE;
  for (let offset = 0; ; offset += limit) {
    const { data } = await listInbox(kind, { offset, limit });
    yield* data;
    if (data.length < limit) return;
  }
}
