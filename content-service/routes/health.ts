import type { FastifyInstance } from 'fastify';
import type { ContentLibrary } from '../library/content-library';
import type { EnquiryStore } from '../store/enquiries';

/** GET /health: the state of content and mails for operators; `uptime` in seconds. */
export function healthRoute(
  app: FastifyInstance,
  library: ContentLibrary,
  enquiries: EnquiryStore,
) {
  app.get('/health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      uptime: Math.round(process.uptime()),
      content: { ...library.counts(), faults: library.faults() },
      mail: { waiting: enquiries.waiting() },
    };
  });
}
