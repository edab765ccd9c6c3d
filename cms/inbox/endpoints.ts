import type { Endpoint, PayloadRequest } from 'payload';
import { inboxKind, type InboxItem, type InboxKind, type InboxMark } from '../../contract/inbox';
import { allItems, deleteItem, InboxError, markItem, openFile } from './content-service';
import { csvOf } from './csv';
import { readsInbox } from './access';
import { notSaved } from './not-saved';
import { SIGNED_OUT } from '@/server/error-reasons';

const text = (status: number, message: string): Response =>
  new Response(message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const NOT_STAFF = 'You may not read what visitors have sent.';

type Handler = (req: PayloadRequest, kind: InboxKind) => Promise<Response>;

/** Of those alone who may read what visitors have sent. */
const forStaff =
  (handle: Handler) =>
  async (req: PayloadRequest): Promise<Response> => {
    const kind = inboxKind.safeParse(req.routeParams?.kind).data;
    if (!readsInbox(req.user)) return text(403, NOT_STAFF);
    if (!kind) return text(404, 'There is nothing here.');
    try {
      return await handle(req, kind);
    } catch (error) {
      if (error instanceof InboxError) return text(502, error.message);
      throw error;
    }
  };

const positive = (value: unknown): number | undefined =>
  Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined;

const MAX_FORM = 64 * 1024;

/** A note that nobody has touched is not sent: somebody else may have written one meanwhile. */
function markOf(form: FormData): InboxMark {
  const done = form.get('done') === 'on';
  const [note, before] = [form.get('note'), form.get('before')].map((text) => String(text ?? ''));
  return note === before ? { done } : { done, note, before };
}

async function changed(kind: InboxKind, id: number, form: FormData): Promise<Response> {
  const query = new URLSearchParams({ kind, ...(form.get('open') === '1' && { open: '1' }) });
  const page = positive(form.get('page'));
  if (page) query.set('page', String(page));
  if (form.get('action') === 'delete') await deleteItem(kind, id);
  else {
    const { both } = await markItem(kind, id, markOf(form));
    query.set(both ? 'both' : 'saved', String(id));
  }
  return new Response(null, { status: 303, headers: { location: `/admin/inbox?${query}` } });
}

/** A form of the view: without scripts, so that it works while they load. */
async function change(req: PayloadRequest): Promise<Response> {
  const kind = inboxKind.safeParse(req.routeParams?.kind).data;
  const id = positive(req.routeParams?.id);
  if (!kind || !id) return text(404, 'There is nothing here.');
  // A cookie of the same site is not enough: the form must be one of the editor.
  if (req.headers.get('sec-fetch-site') === 'cross-site') return text(403, 'Not from here.');
  // Forms have a length.
  if (!(Number(req.headers.get('content-length') ?? NaN) <= MAX_FORM))
    return text(413, 'Too long.');
  const form = await req.formData!().catch(() => undefined);
  if (!form) return text(400, 'This is no form.');
  const refused = (status: number, reason: string) =>
    form.get('action') === 'delete'
      ? text(status, reason)
      : notSaved(status, reason, `/payload-api/inbox/${kind}/${id}`, form);
  if (!readsInbox(req.user)) return refused(403, req.user ? NOT_STAFF : SIGNED_OUT);
  try {
    return await changed(kind, id, form);
  } catch (error) {
    if (error instanceof InboxError) return refused(502, error.message);
    throw error;
  }
}

async function exported(_: PayloadRequest, kind: InboxKind): Promise<Response> {
  const items: InboxItem[] = [];
  for await (const item of allItems(kind)) items.push(item);
  return new Response(csvOf(items), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** Whatever is in it, no browser opens it. */
async function file(req: PayloadRequest, kind: InboxKind): Promise<Response> {
  const [id, position] = [positive(req.routeParams?.id), positive(req.routeParams?.position)];
  if (kind !== 'quotes' || !id || !position) return text(404, 'There is nothing here.');
  const { body, headers } = await openFile(id, position);
  const length = headers.get('content-length');
  return new Response(body, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      ...(length && { 'content-length': length }),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

export const inboxEndpoints: Endpoint[] = [
  { path: '/inbox/:kind/export', method: 'get', handler: forStaff(exported) },
  { path: '/inbox/:kind/:id/files/:position', method: 'get', handler: forStaff(file) },
  { path: '/inbox/:kind/:id', method: 'post', handler: change },
];
