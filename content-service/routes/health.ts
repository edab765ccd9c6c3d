import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { STORAGE_FAULTS } from '../../contract/service-health';
import type { CaptchaCheck } from '../captcha';
import type { ContentLibrary } from '../library/content-library';
import type { MailHealth } from '../mail/mail-health';
import type { DrawingsFolder } from '../store/drawings-folder';
import type { StorageCheck } from '../store/storage-check';

interface HealthDependencies {
  library: ContentLibrary;
  storage: StorageCheck;
  mailHealth: () => Promise<MailHealth>;
  captcha: CaptchaCheck;
  folder: Pick<DrawingsFolder, 'files'>;
}

/** After it a database that hangs counts as one that cannot be asked. */
const LIMIT_MS = 500;

/** GET /health: the state of content, storage, mails and captcha for operators; `uptime` in seconds. */
export function healthRoute(
  app: FastifyInstance,
  { library, storage, mailHealth, captcha, folder }: HealthDependencies,
) {
  app.get('/health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const fault = await storage.fault();
    const mail = fault === undefined ? await inTime(mailHealth()) : undefined;
    const isOk = fault === undefined && mail?.status === 'ok';
    return {
      status: isOk ? 'ok' : 'degraded',
      uptime: Math.round(process.uptime()),
      content: { ...library.counts(), faults: library.faults() },
      storage:
        fault === undefined
          ? { status: 'ok' }
          : { status: 'failing', fault, reason: STORAGE_FAULTS[fault] },
      drawings: { setAside: folder.files().setAside.length },
      mail: mail ?? { status: 'unknown' },
      captcha: captcha.health(),
    };
  });
}

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, sleep(LIMIT_MS, undefined, { ref: false })]).catch(() => undefined);
