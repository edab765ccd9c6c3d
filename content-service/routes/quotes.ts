import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_BYTES } from '../../contract/drawings';
import {
  filledParts,
  NOTHING_WANTED,
  quoteRequestSchema,
  type QuoteRequest,
} from '../../contract/quote-request';
import { QUOTES_PATH, UPLOAD_MS } from '../../contract/upload-limits';
import { UploadPlaces } from '../../contract/upload-places';
import { senderOf } from '../http/app';
import { HttpError, parseInput } from '../http/http-error';
import type { Company } from '../mail/company';
import { QUOTE_SUBJECT } from '../mail/enquiry-mails';
import type { DrawingsFolder } from '../store/drawings-folder';
import type { DrawingsRoom } from '../store/drawings-room';
import type { EnquiryDependencies } from './enquiries';
import { NO_ROOM, receiveQuote, TOO_LARGE_BODY } from './receive-quote';

interface QuoteDependencies extends EnquiryDependencies {
  company: () => Company;
  folder: DrawingsFolder;
  room: DrawingsRoom;
}

/**
 * POST /api/quotes: the field `quote` (JSON), then up to five files. What is refused is named in the
 * answer, everything else is on the disk before it.
 */
export async function quoteRoute(
  parent: FastifyInstance,
  { enquiries, queue, checkCaptcha, now, company, folder, room }: QuoteDependencies,
) {
  const places = new UploadPlaces();

  async function store(quote: QuoteRequest, received: Awaited<ReturnType<typeof receiveQuote>>) {
    const { recaptchaToken, name, email, company, phone, message, parts, ...context } = quote;
    const wanted = filledParts(parts);
    if (wanted.length === 0 && received.drawings.length === 0)
      throw new HttpError(400, received.refused[0]?.message ?? NOTHING_WANTED);
    const captcha = await checkCaptcha(recaptchaToken);
    await enquiries.add(
      {
        kind: 'quote',
        subject: QUOTE_SUBJECT,
        parts: wanted,
        drawings: received.drawings,
        ...{ name, email, company, phone, message, context, captcha },
      },
      now(),
    );
  }

  async function take(request: FastifyRequest, reply: FastifyReply) {
    let leave: (() => void) | undefined;
    async function admitFile() {
      leave ??= places.take(senderOf(request));
      if (!leave) {
        void reply.header('retry-after', '30');
        throw new HttpError(503, 'Many drawings are being sent; please try again in a minute.');
      }
      const lack = await room();
      if (!lack) return;
      request.log.error(`Drawings are refused: ${lack}`);
      throw new HttpError(507, NO_ROOM);
    }
    try {
      const type = request.headers['content-type'] ?? '';
      const { words } = company();
      const body = request.body as Readable;
      const received = await receiveQuote(body, type, { folder, words, admitFile });
      try {
        await store(parseInput(quoteRequestSchema, received.quote), received);
      } catch (error) {
        await folder.remove(received.drawings.map(({ storedAs }) => storedAs));
        throw error;
      }
      queue.wake();
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
      try {
        if (Number(request.headers['content-length'] ?? 0) > REQUEST_BYTES)
          throw new HttpError(...TOO_LARGE_BODY);
        return await take(request, reply);
      } catch (error) {
        // Nobody reads the rest.
        if ((error as Partial<HttpError>).statusCode === 413)
          void reply.header('connection', 'close');
        throw error;
      }
    });
  });
}
