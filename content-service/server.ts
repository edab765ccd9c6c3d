import { join } from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { requireToken } from './http/access-token';
import { replyToError, replyNotFound } from './http/http-error';
import { createCaptchaCheck } from './captcha';
import { openContentLibrary } from './library/content-library';
import { createRevalidateWebhook } from './library/revalidate-webhook';
import { companyOf, type Company } from './mail/company';
import { startEnquiryQueue } from './mail/enquiry-queue';
import { enquiryMail } from './mail/mail-texts';
import { createSmtpMailer, type Sender } from './mail/mailer';
import { createOutbox } from './mail/outbox';
import { certificateRoutes } from './routes/certificate';
import { contentRoutes } from './routes/content';
import { enquiryRoute } from './routes/enquiries';
import { documentRoutes, mediaRoutes } from './routes/files';
import { healthRoute } from './routes/health';
import { outboxRoutes } from './routes/outbox';
import { createCertificateStore } from './store/certificate-requests';
import { createCodeHasher } from './store/code-hasher';
import { openDataFolder } from './store/data-folder';
import { databaseFile, openDatabase } from './store/database';
import { createEnquiryStore } from './store/enquiries';
import { startRetention } from './store/retention';

/** Folders are absolute paths. */
export interface ContentServiceOptions {
  contentDir: string;
  mediaDir: string;
  documentsDir: string;
  /** Created if missing, and made inaccessible for other users. */
  dataDir: string;
  log: FastifyBaseLogger;
  siteUrl: string;
  /** Of the site's revalidation webhook; without it the webhook is not called. */
  revalidateSecret?: string;
  /** Required in every request except for media and health. */
  token?: string;
  recaptchaSecret?: string;
  recaptchaVerifyUrl: string;
  /** Without it mails are stored in the folder `outbox` of the data folder. */
  smtpUrl?: string;
  /** Sender of mails, with or without a name; by default the company of the site settings. */
  mailFrom?: string;
  /** Recipients of enquiries, separated by commas; by default the company of the site settings. */
  enquiriesTo?: string;
  /** After so many days personal data is removed; by default never. */
  enquiriesKeepDays?: number;
  /** Shows the outbox. */
  demo?: boolean;
  firstMailRetryMs?: number;
  /** Ms since 1970. */
  now?: () => number;
}

const BODY_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
/** Without a request. */
const KEEP_ALIVE_MS = 30_000;
/** Without a byte in either direction. */
const SILENCE_MS = 50_000;
const TIMEOUT_CHECK_MS = 5_000;

function senderOf({ name, email }: Company, from = email): Sender {
  return from.includes('<') ? from : { name, address: from };
}

function createApp(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // URLs contain e-mails, so the hook below logs the route instead.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    // The site sends its own request id, so that both logs can be read together.
    requestIdHeader: 'x-request-id',
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENCE_MS,
    // Node.js swaps the two timeouts where that of the headers is the longer one.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    frameworkErrors: (error, request, reply) => void replyToError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(replyToError);
  app.setNotFoundHandler(replyNotFound);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));
  // Keep-alive connections would delay closing.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    const { statusCode, elapsedTime } = reply;
    request.log.debug({ method: request.method, route, statusCode, elapsedTime }, 'answered');
  });
  return app;
}

/**
 * Creates the content service, ready to listen. Closing it finishes current requests and the current
 * mail, then closes the database.
 * @throws when the data folder cannot be used
 */
export async function createContentService(options: ContentServiceOptions) {
  const { log, dataDir, siteUrl, revalidateSecret, now = Date.now } = options;

  openDataFolder(dataDir, log);
  const database = openDatabase(databaseFile(dataDir));
  const enquiries = createEnquiryStore(database);
  const certificates = createCertificateStore(database, createCodeHasher(dataDir));

  const webhook = revalidateSecret
    ? createRevalidateWebhook({ siteUrl, secret: revalidateSecret, log })
    : undefined;
  const library = await openContentLibrary({
    dir: options.contentDir,
    log,
    onChange: (path) => webhook?.notify(path),
  });

  const company = () => companyOf(library);
  const sender = () => senderOf(company(), options.mailFrom);
  const outbox = createOutbox(join(dataDir, 'outbox'), sender);
  const mailer = options.smtpUrl ? createSmtpMailer(options.smtpUrl, sender) : outbox;
  const queue = startEnquiryQueue({
    enquiries,
    deliver: (enquiry) => mailer.send(enquiryMail(enquiry, options.enquiriesTo ?? company().email)),
    now,
    log,
    firstRetryMs: options.firstMailRetryMs,
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
  const checkCaptcha = createCaptchaCheck({
    secret: options.recaptchaSecret,
    verifyUrl: options.recaptchaVerifyUrl,
    log,
  });

  const app = createApp(log);
  if (options.token) app.addHook('onRequest', requireToken(options.token));
  app.addHook('onClose', async () => {
    webhook?.close();
    await Promise.all([library.close(), queue.stop(), retention?.stop()]);
    database.close();
  });

  healthRoute(app, library, enquiries);
  contentRoutes(app, library);
  await mediaRoutes(app, options.mediaDir);
  await documentRoutes(app, options.documentsDir);
  enquiryRoute(app, { enquiries, queue, checkCaptcha, now });
  certificateRoutes(app, { certificates, mailer, company, now });
  if (options.demo) outboxRoutes(app, outbox);
  return app;
}
