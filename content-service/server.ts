import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sentLanguage } from '../contract/sent-language';
import { MAIL_FAULTS } from '../contract/service-health';
import { requireToken } from './http/access-token';
import { createApp } from './http/app';
import { HttpError, replyToError } from './http/http-error';
import { createCaptchaCheck } from './captcha';
import { openContentLibrary } from './library/content-library';
import { createRevalidateWebhook } from './library/revalidate-webhook';
import { companyOf, senderOf, type CompanyIn } from './mail/company';
import { createMailHealth } from './mail/mail-health';
import { createOutbox } from './mail/outbox';
import { recipientsOf } from './mail/recipients';
import { createSmtpMailer } from './mail/smtp-mailer';
import { certificateRoutes } from './routes/certificate';
import { startQueues } from './queues';
import { contentRoutes } from './routes/content';
import { countsRoute } from './routes/counts';
import { enquiryRoute } from './routes/enquiries';
import { documentRoutes, mediaRoutes } from './routes/files';
import { healthRoute } from './routes/health';
import { inboxRoutes } from './routes/inbox';
import { quoteRoute } from './routes/quotes';
import { OUTBOX_ROUTES, outboxRoutes } from './routes/outbox';
import { createCertificateStore } from './store/certificate-requests';
import { createCountStore } from './store/counts';
import { createCodeHasher } from './store/code-hasher';
import { openDataFolder } from './store/data-folder';
import { openDatabase, refuseToLeaveDataBehind } from './store/open-database';
import { createDeliveryStore } from './store/deliveries';
import { createDrawingsFolder } from './store/drawings-folder';
import { createDrawingsRoom } from './store/drawings-room';
import { createEnquiryStore } from './store/enquiries';
import { createInboxStore } from './store/inbox';
import { createMailStateStore } from './store/mail-state';
import { createRepeats } from './store/repeats';
import { startRetention } from './store/retention';
import { createStorageCheck } from './store/storage-check';
import { startTidying } from './store/tidy-drawings';
import { LateError, UnknownOutcomeError } from './time-limit';
import type { MailFrom } from '../node/env';

/** Folders are absolute paths. */
export interface ContentServiceOptions {
  contentDir: string;
  mediaDir: string;
  documentsDir: string;
  /** Created if missing, and made inaccessible for other users. */
  dataDir: string;
  /** PostgreSQL, which several instances may share; by default SQLite in the data folder. */
  databaseUrl?: string;
  log: FastifyBaseLogger;
  /** The sites that are told what has changed. */
  siteUrls: readonly string[];
  /** Of the sites' revalidation webhook; without it the webhook is not called. */
  revalidateSecret?: string;
  /** Required in every request except for media and health; without it locked documents are refused. */
  token?: string;
  recaptchaSecret?: string;
  recaptchaVerifyUrl: string;
  /** Without it mails are stored in the folder `outbox` of the data folder. */
  smtpUrl?: string;
  /** Sender of mails, with or without a name; by default the company of the site settings. */
  mailFrom?: MailFrom;
  /** Recipients of enquiries, separated by commas; by default the company of the site settings. */
  enquiriesTo?: string;
  /** After so many days personal data is removed; by default never. */
  enquiriesKeepDays?: number;
  /** Drawings are refused while less is free on the disk of the data folder; by default nothing is kept free. */
  minFreeMb?: number;
  /** Gets every enquiry, request for a quote and request for a code. */
  webhook?: { url: string; secret: string };
  /** Shows the outbox. */
  demo?: boolean;
  /** Nobody on another machine reaches it: browsers, which have no token, may open the outbox. */
  isLoopback?: boolean;
  firstRetryMs?: number;
  codeMailMs?: number;
  /** Ms since 1970. */
  now?: () => number;
}

const NO_MAIL_SERVER =
  'SMTP_URL is not set: mails stay in the folder outbox of DATA_DIR, and no certificate codes are issued';

/**
 * Creates the content service, ready to listen. Closing it finishes current requests and the mails that
 * have been handed over, then closes the database.
 * @throws when the data folder cannot be used
 */
export async function createContentService(options: ContentServiceOptions) {
  const { log, dataDir, siteUrls, revalidateSecret, now = Date.now } = options;

  openDataFolder(dataDir, log);
  const database = await openDatabase(options, log);
  await refuseToLeaveDataBehind(database, options).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const hasWebhook = options.webhook !== undefined;
  const deliveries = createDeliveryStore(database);
  const folder = createDrawingsFolder(dataDir);
  const enquiries = createEnquiryStore(database, folder, { hasWebhook });
  const storage = createStorageCheck({ database, dataDir, log });
  const certificates = createCertificateStore(database, createCodeHasher(dataDir), { hasWebhook });

  const webhook = revalidateSecret
    ? createRevalidateWebhook({ siteUrls, secret: revalidateSecret, log })
    : undefined;
  const library = await openContentLibrary({
    dir: options.contentDir,
    mediaDir: options.mediaDir,
    log,
    onChange: (path) => webhook?.notify(path),
    onMissing: (path) => webhook?.forget(path),
  });

  const company: CompanyIn = (language) => companyOf(library, language);
  const sender = () => senderOf(company(), options.mailFrom);
  const outbox = createOutbox(join(dataDir, 'outbox'), sender);
  const mailer = options.smtpUrl ? createSmtpMailer(options.smtpUrl, sender) : outbox;
  /** Nobody gets the mails, and nobody was told so. */
  const lacksMailServer = !options.smtpUrl && !options.demo;
  if (lacksMailServer) log.warn(NO_MAIL_SERVER);
  const hasRecipient = () => recipientsOf(options.enquiriesTo, '', company().email).length > 0;
  if (!hasRecipient()) log.warn(`Enquiries are stored, and there is ${MAIL_FAULTS.nobody}`);
  const mailState = createMailStateStore(database);
  const mailHealth = createMailHealth({ mailState, lacksMailServer, hasRecipient, now });
  const { queue, webhooks } = startQueues({
    ...{ deliveries, enquiries, certificates, folder, mailer, company, now, log },
    intoOutbox: mailer === outbox,
    enquiriesTo: options.enquiriesTo,
    webhook: options.webhook,
    firstRetryMs: options.firstRetryMs,
  });
  const retention =
    options.enquiriesKeepDays === undefined
      ? undefined
      : startRetention({
          stores: { enquiries, certificates, outbox },
          isSuspicious: enquiries.isMostOlder,
          keepDays: options.enquiriesKeepDays,
          now,
          log,
        });
  const tidying = startTidying({ enquiries, folder, now, log });
  const captcha = createCaptchaCheck({
    secret: options.recaptchaSecret,
    verifyUrl: options.recaptchaVerifyUrl,
    log,
  });

  const app = createApp(log, (error, request, reply) => {
    const { words } = company(sentLanguage(request.body));
    const isOfStorage = storage.explains(error);
    if (error instanceof LateError)
      request.log.error(`What a visitor sent is refused: ${error.message}`);
    const known =
      error instanceof UnknownOutcomeError
        ? new HttpError(504, words.errors.form.mayHaveArrived)
        : isOfStorage || error instanceof LateError
          ? new HttpError(503, words.mail.notStored)
          : error;
    return replyToError(known, request, reply, words);
  });
  app.addHook('onRequest', requireToken(options.token, options.isLoopback ? OUTBOX_ROUTES : []));
  // At once: requests for a code that are under way wait for the mail server.
  app.addHook('preClose', async () => void queue.stop());
  app.addHook('onClose', async () => {
    webhook?.close();
    await Promise.all([
      library.close(),
      queue.stop(),
      retention?.stop(),
      storage.stop(),
      tidying.stop(),
    ]);
    await database.close();
  });

  healthRoute(app, { library, storage, mailHealth, captcha, folder });
  contentRoutes(app, library);
  await mediaRoutes(app, options.mediaDir);
  await documentRoutes(app, options.documentsDir);
  const repeats = createRepeats(database, now);
  const forms = { enquiries, repeats, queue, checkCaptcha: captcha.check, now };
  enquiryRoute(app, forms);
  countsRoute(app, { counts: createCountStore(database), now });
  const room = createDrawingsRoom({
    ...{ dataDir, now },
    minFreeMb: options.minFreeMb ?? 0,
    storedSince: enquiries.drawingBytesSince,
  });
  await quoteRoute(app, { ...forms, company, folder, room });
  certificateRoutes(app, {
    certificates,
    repeats,
    mailer: lacksMailServer ? undefined : mailer,
    company,
    webhooks,
    codeMailMs: options.codeMailMs,
    now,
  });
  if (revalidateSecret)
    inboxRoutes(app, {
      inbox: createInboxStore(database, enquiries),
      mailHealth,
      refusals: mailState.refusals,
      folder,
      secret: revalidateSecret,
      now,
    });
  if (options.demo) outboxRoutes(app, outbox, () => company().name);
  return app;
}
