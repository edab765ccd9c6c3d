import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../http/http-error';
import type { Outbox } from '../mail/outbox';
import { outboxListPage, outboxMailPage } from './outbox-page';

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(html);
}

/** A browser opens them, which has no token. */
export const OUTBOX_ROUTES = ['/outbox', '/outbox/:id'];

/** GET /outbox and /outbox/:id, for the demo only: they show one-time codes. */
export function outboxRoutes(app: FastifyInstance, outbox: Outbox, companyName: () => string) {
  app.get('/outbox', async (_request, reply) =>
    sendPage(reply, outboxListPage(companyName(), await outbox.list())),
  );

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = await outbox.read(request.params.id);
    if (!mail) throw new HttpError(404, 'There is no such mail in the outbox.');
    return sendPage(reply, outboxMailPage(companyName(), mail));
  });
}
