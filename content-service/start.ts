import { join } from 'node:path';
import { pino } from 'pino';
import { companyFolder } from './company-folder';
import { DiskError, isLoopback, readEnv, sitesToTell } from './env';
import { EnvError } from '../node/env';
import { envFileFault } from './env-files';
import { createContentService } from './server';
import { DatabaseUrlError } from './store/database';

const DISK_FAULT = /^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|EFBIG|EIO)/;

const isDiskFault = (error: NodeJS.ErrnoException): boolean =>
  [error, error.cause].some((one) => DISK_FAULT.test((one as NodeJS.ErrnoException)?.code ?? ''));

/**
 * Starts the content service with the settings of the environment.
 * @param folder must contain no `.env` file
 * @throws EnvError when it cannot start with these settings
 */
export async function start(variables: NodeJS.ProcessEnv, folder = '.') {
  const fault = envFileFault(folder);
  if (fault) throw new EnvError(fault);
  const env = readEnv(variables);
  const log = pino({ name: 'content-service', level: env.LOG_LEVEL });

  const company = companyFolder(env);

  const service = await createContentService({
    contentDir: join(company, 'content'),
    mediaDir: join(company, 'media'),
    documentsDir: join(company, 'documents'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    log,
    siteUrls: sitesToTell(env),
    revalidateSecret: env.REVALIDATE_SECRET,
    token: env.CONTENT_TOKEN,
    recaptchaSecret: env.RECAPTCHA_SECRET,
    recaptchaVerifyUrl: env.RECAPTCHA_VERIFY_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    enquiriesTo: env.ENQUIRIES_TO,
    enquiriesKeepDays: env.ENQUIRIES_KEEP_DAYS,
    minFreeMb: env.MIN_FREE_MB,
    webhook:
      env.WEBHOOK_URL && env.WEBHOOK_SECRET
        ? { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET }
        : undefined,
    demo: env.DEMO,
    isLoopback: isLoopback(env.CONTENT_HOSTNAME),
  }).catch((error: Error) => {
    if (error instanceof DatabaseUrlError) throw new EnvError(error.message);
    const Fault = isDiskFault(error) ? DiskError : EnvError;
    throw new Fault(`DATA_DIR cannot be used: ${error.message}`);
  });

  try {
    const url = await service.listen({ port: env.CONTENT_PORT, host: env.CONTENT_HOSTNAME });
    return { service, log, url };
  } catch (error) {
    await service.close();
    const { code } = error as NodeJS.ErrnoException;
    throw new EnvError(`CONTENT_PORT and CONTENT_HOSTNAME cannot be used (${code}).`);
  }
}
