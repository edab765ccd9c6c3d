import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { drain } from './drain';
import { envFileFault } from './env-files';
import { EnvError, readEnv, type Env } from './env';
import { createContentService } from './server';

// What visitors send is for nobody else on this machine.
process.umask(0o077);

function giveUp(line: string): never {
  process.stderr.write(`content service: ${line}\n`);
  process.exit(1);
}

function environment(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (error instanceof EnvError) giveUp(error.message);
    throw error;
  }
}

const fault = envFileFault('.');
if (fault) giveUp(fault);
const env = environment();
/** The demo company's, unless the operator has a folder of his own. */
const source = env.CONTENT_DIR ?? fileURLToPath(new URL('.', import.meta.url));
const log = pino({ name: 'content-service', level: env.LOG_LEVEL });

const service = await createContentService({
  contentDir: join(source, 'content'),
  mediaDir: join(source, 'media'),
  documentsDir: join(source, 'documents'),
  dataDir: env.DATA_DIR,
  log,
  siteUrl: env.SITE_URL,
  revalidateSecret: env.REVALIDATE_SECRET,
  token: env.CONTENT_TOKEN,
  recaptchaSecret: env.RECAPTCHA_SECRET,
  recaptchaVerifyUrl: env.RECAPTCHA_VERIFY_URL,
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM,
  enquiriesTo: env.ENQUIRIES_TO,
  enquiriesKeepDays: env.ENQUIRIES_KEEP_DAYS,
  demo: env.DEMO,
}).catch((error: Error) => giveUp(`DATA_DIR cannot be used: ${error.message}`));

let stopping = false;

async function stop(reason: string) {
  if (stopping) return;
  stopping = true;
  log.info({ reason }, 'Stopping');
  process.exit(await drain(() => service.close(), log));
}

process.on('SIGTERM', stop).on('SIGINT', stop);
// The program that started this one is gone: without it nobody would stop this process.
process.on('disconnect', () => void stop('disconnect'));

const url = await service
  .listen({ port: env.CONTENT_PORT, host: env.CONTENT_HOSTNAME })
  .catch((error: NodeJS.ErrnoException) =>
    giveUp(`CONTENT_PORT and CONTENT_HOSTNAME cannot be used (${error.code}).`),
  );
process.send?.({ type: 'listening', url });
