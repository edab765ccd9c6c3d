import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import {
  INBOX_PAGE,
  inboxKind,
  inboxMark,
  LARGEST_INBOX_PAGE,
  type InboxAnswer,
} from '../../contract/inbox';
import { sameSecret, sharedToken } from '../../node/secrets';
import { HttpError, parseInput } from '../http/http-error';
import type { MailHealth } from '../mail/mail-health';
import type { DrawingsFolder } from '../store/drawings-folder';
import type { InboxStore } from '../store/inbox';
import type { MailStateStore } from '../store/mail-state';

/** Beside `Authorization`, which every request needs where `CONTENT_TOKEN` is set. */
const TOKEN_HEADER = 'x-editor-token';

const listSchema = z.object({ kind: inboxKind });
const itemSchema = z.object({
  kind: inboxKind,
  id: z.coerce.number('Which one?').int().positive(),
});
const fileSchema = z.object({
  id: z.coerce.number('Which one?').int().positive(),
  position: z.coerce.number('Which file?').int().positive(),
});
const querySchema = z.object({
  open: z.enum(['1']).optional().catch(undefined),
  offset: z.coerce.number().int().min(0).catch(0),
  limit: z.coerce.number().int().min(1).max(LARGEST_INBOX_PAGE).catch(INBOX_PAGE),
});
interface InboxDependencies {
  inbox: InboxStore;
  mailHealth: () => Promise<MailHealth>;
  refusals: MailStateStore['refusals'];
  folder: Pick<DrawingsFolder, 'pathOf'>;
  /** Shared by site, editor and this service. */
  secret: string;
  now: () => number;
}

/** /api/inbox/…: what visitors have sent, for the editor alone. */
export function inboxRoutes(
  app: FastifyInstance,
  { inbox, mailHealth, refusals, folder, secret, now }: InboxDependencies,
) {
  const expected = sharedToken(secret, 'inbox');
  void app.register(async (own) => {
    own.addHook('onRequest', async (request) => {
      const given = request.headers[TOKEN_HEADER];
      if (!sameSecret(String(given ?? ''), expected))
        throw new HttpError(401, 'Only the editor reads what visitors have sent.');
    });
    own.get('/api/inbox/:kind', async (request): Promise<InboxAnswer> => {
      const { kind: which } = parseInput(listSchema, request.params);
      const { open, offset, limit } = parseInput(querySchema, request.query);
      const { items, total } = await inbox.list(which, { openOnly: open === '1', offset, limit });
      const mail = { ...(await mailHealth()), refusals: await refusals() };
      return { data: items, total, mail };
    });
    own.get('/api/inbox/quotes/:id/files/:position', async (request, reply) => {
      const { id, position } = parseInput(fileSchema, request.params);
      const drawing = await inbox.drawing(id, position);
      const path = drawing && folder.pathOf(drawing.storedAs);
      const found = path && (await stat(path).catch(() => undefined));
      if (!found) throw new HttpError(404, 'The file is not there any more.');
      return reply
        .type('application/octet-stream')
        .header('content-length', found.size)
        .send(createReadStream(path));
    });
    own.post('/api/inbox/:kind/:id', async (request) => {
      const { kind: which, id } = parseInput(itemSchema, request.params);
      const marked = await inbox.mark(which, id, parseInput(inboxMark, request.body), now());
      return { ...reply(marked !== undefined, 'Noted.'), both: marked?.both };
    });
    own.delete('/api/inbox/:kind/:id', async (request) => {
      const { kind: which, id } = parseInput(itemSchema, request.params);
      return reply(await inbox.remove(which, id), 'Deleted.');
    });
  });
}

function reply(found: boolean, message: string) {
  if (!found) throw new HttpError(404, 'It is not there any more.');
  return { status: 200, message };
}
