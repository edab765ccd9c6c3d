import type { FastifyInstance } from 'fastify';
import type { CaptchaCheck } from '../captcha';
import type { ContentLibrary } from '../library/content-library';
import type { DeliveryStore } from '../store/deliveries';

interface HealthDependencies {
  library: ContentLibrary;
  deliveries: DeliveryStore;
  captcha: CaptchaCheck;
  /** Mails stay in the outbox folder, although this is no demo. */
  lacksMailServer: boolean;
}

/** GET /health: the state of content, mails and captcha for operators; `uptime` in seconds. */
export function healthRoute(
  app: FastifyInstance,
  { library, deliveries, captcha, lacksMailServer }: HealthDependencies,
) {
  app.get('/health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return {
      status: lacksMailServer ? 'degraded' : 'ok',
      uptime: Math.round(process.uptime()),
      content: { ...library.counts(), faults: library.faults() },
      mail: {
        status: lacksMailServer ? 'outbox' : 'ok',
        waiting: await deliveries.countWaiting(['mail', 'receipt']),
      },
      captcha: captcha.health(),
    };
  });
}
