import { join } from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { demandToken } from './http/access';
import { replyToError, replyToUnknown } from './http/refusal';
import { createHumanCheck } from './human-check';
import { openContentLibrary } from './library/content-library';
import { createRefreshHook } from './library/refresh-hook';
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

/** What a content service is made of; folders are absolute paths. */
export interface ContentServiceOptions {
  contentDir: string;
  mediaDir: string;
  documentsDir: string;
  /** Created where it is missing, and closed to other users. */
  dataDir: string;
  log: FastifyBaseLogger;
  /** Where the refresh hook is posted; without a secret nothing is posted. */
  siteUrl: string;
  revalidateSecret?: string;
  /** With a token, everything but media and health demands it. */
  token?: string;
  recaptchaSecret?: string;
  recaptchaVerifyUrl: string;
  /** Without an SMTP server mails go into the folder `outbox` of the data folder. */
  smtpUrl?: string;
  /** Sender of mails, with or without a name, and receivers of enquiries with commas between; left out, the address published in the site settings. */
  mailFrom?: string;
  enquiriesTo?: string;
  /** What visitors sent is removed when it is older; left out, it is kept. */
  enquiriesKeepDays?: number;
  /** Shows the outbox. */
  demo?: boolean;
  /** Wait before a failed enquiry mail is tried again, in ms. */
  firstMailRetryMs?: number;
  /** Ms since 1970. */
  now?: () => number;
}

const BODY_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;

/** A bare address gets the company's name. */
function senderOf({ name, email }: Company, from = email): Sender {
  return from.includes('<') ? from : { name, address: from };
}

function createApp(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // Addresses of requests hold e-mails; the hook below logs the route instead.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    // The site names the visitor's request, so that its lines and ours can be read together.
    requestIdHeader: 'x-request-id',
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: (error, request, reply) => void replyToError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(replyToError);
  app.setNotFoundHandler(replyToUnknown);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));
  // A connection kept open after the last reply would hold up the end.
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
 * Builds the content service, ready to listen. Closing the app finishes the requests and
 * the mail under way, then closes the database. Rejects when the data folder is unusable.
 */
export async function createContentService(options: ContentServiceOptions) {
  const { log, dataDir, siteUrl, revalidateSecret, now = Date.now } = options;

  openDataFolder(dataDir, log);
  const database = openDatabase(databaseFile(dataDir));
  const enquiries = createEnquiryStore(database);
  const certificates = createCertificateStore(database, createCodeHasher(dataDir));

  const refresh = revalidateSecret
    ? createRefreshHook({ siteUrl, secret: revalidateSecret, log })
    : undefined;
  const library = await openContentLibrary({
    dir: options.contentDir,
    log,
    onChange: (path) => refresh?.announce(path),
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
          keepDays: options.enquiriesKeepDays,
          now,
          log,
        });
  const checkHuman = createHumanCheck({
    secret: options.recaptchaSecret,
    verifyUrl: options.recaptchaVerifyUrl,
    log,
  });

  const app = createApp(log);
  if (options.token) app.addHook('onRequest', demandToken(options.token));
  app.addHook('onClose', async () => {
    refresh?.close();
    await Promise.all([library.close(), queue.stop(), retention?.stop()]);
    database.close();
  });

  healthRoute(app, library, enquiries);
  contentRoutes(app, library);
  await mediaRoutes(app, options.mediaDir);
  await documentRoutes(app, options.documentsDir);
  enquiryRoute(app, { enquiries, queue, checkHuman, now });
  certificateRoutes(app, { certificates, mailer, company, now });
  if (options.demo) outboxRoutes(app, outbox);
  return app;
}
