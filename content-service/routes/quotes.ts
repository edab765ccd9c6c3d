import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { REQUEST_BYTES } from '../../contract/drawings';
import { filledParts, NOTHING_WANTED, quoteRequestSchema } from '../../contract/quote-request';
import { languageField, sentLanguage } from '../../contract/sent-language';
import { QUOTES_PATH, UPLOAD_MS } from '../../contract/upload-limits';
import { UploadPlaces } from '../../node/upload-places';
import { senderOf } from '../http/app';
import { HttpError, parseInput } from '../http/http-error';
import type { CompanyIn } from '../mail/company';
import { QUOTE_SUBJECT } from '../mail/enquiry-mails';
import type { DrawingsFolder } from '../store/drawings-folder';
import type { DrawingsRoom } from '../store/drawings-room';
import { contentHash } from '../store/repeats';
import { UnknownOutcomeError, withinTime, type TimeLimit } from '../time-limit';
import { storingOnce, type EnquiryDependencies } from './enquiries';
import { receiveQuote, TOO_LARGE_BODY } from './receive-quote';

const quoteSchema = z.extend(quoteRequestSchema, { language: languageField });

const NO_ROOM = 'Your drawings cannot be stored now; please send them by e-mail.';

interface QuoteDependencies extends EnquiryDependencies {
  company: CompanyIn;
  folder: DrawingsFolder;
  room: DrawingsRoom;
}

/**
 * POST /api/quotes: the field `quote` (JSON), then up to five files. What is refused is named in the
 * answer, everything else is on the disk before it.
 */
export async function quoteRoute(
  parent: FastifyInstance,
  { company, folder, room, ...dependencies }: QuoteDependencies,
) {
  const places = new UploadPlaces();
  const storeOnce = storingOnce(dependencies);

  async function store(
    { quote, drawings, refused }: Awaited<ReturnType<typeof receiveQuote>>,
    time: TimeLimit,
  ): Promise<boolean> {
    const {
      recaptchaToken: token,
      request_id: requestId,
      ...fields
    } = parseInput(quoteSchema, quote);
    const { name, email, company, phone, message, parts, language, ...context } = fields;
    const wanted = filledParts(parts);
    if (wanted.length === 0 && drawings.length === 0)
      throw new HttpError(400, refused[0]?.message ?? NOTHING_WANTED);
    const visitor = { name, email, company, phone };
    const filledIn = { ...visitor, kind: 'quote' as const, message, parts: wanted };
    const files = drawings.map(({ sha256 }) => sha256);
    return storeOnce(
      { ...filledIn, subject: QUOTE_SUBJECT, drawings, context, language },
      { token, time, requestId, contentHash: contentHash(filledIn, files) },
    );
  }

  async function take(request: FastifyRequest, reply: FastifyReply, time: TimeLimit) {
    let leave: (() => void) | undefined;
    function noRoom(why: string): HttpError {
      request.log.error(`Drawings are refused: ${why}`);
      return new HttpError(507, NO_ROOM);
    }
    async function admitFile() {
      leave ??= places.take(senderOf(request));
      if (!leave) {
        void reply.header('retry-after', '30');
        throw new HttpError(429, 'Many drawings are being sent; please try again in a minute.');
      }
      const lack = await room();
      if (lack) throw noRoom(lack);
    }
    try {
      const type = request.headers['content-type'] ?? '';
      const body = request.body as Readable;
      const wordsFor = (quote: unknown) => company(sentLanguage(quote)).words;
      const limits = { folder, wordsFor, admitFile, noRoom };
      const received = await receiveQuote(body, type, limits);
      const files = received.drawings.map(({ storedAs }) => storedAs);
      const isNew = await store(received, time).catch(async (error: unknown) => {
        // Otherwise a row may name them.
        if (!(error instanceof UnknownOutcomeError)) await folder.remove(files);
        throw error;
      });
      await (isNew ? folder.keep(files) : folder.remove(files)).catch((err: unknown) => {
        request.log.error({ err }, 'Drawings of a stored request wait for the next start');
      });
      dependencies.queue.wake();
      const message = 'Thank you, your request has been received.';
      return { status: 200, message, refused: received.refused };
    } finally {
      leave?.();
    }
  }

  await parent.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
    app.addContentTypeParser('*', (_request, _body, done) =>
      done(new HttpError(415, 'Please send the request as a form.')),
    );
    const config = { receiveMs: UPLOAD_MS, isUpload: true };
    app.post(QUOTES_PATH, { bodyLimit: REQUEST_BYTES, config }, async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > REQUEST_BYTES)
        throw new HttpError(...TOO_LARGE_BODY);
      return withinTime(request, (time) => take(request, reply, time));
    });
  });
}
