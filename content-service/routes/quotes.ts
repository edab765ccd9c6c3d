import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  filledParts,
  NOTHING_WANTED,
  quoteRequestSchema,
  type QuoteRequest,
} from '../../contract/quote-request';
import { HttpError, parseInput } from '../http/http-error';
import { QUOTE_SUBJECT } from '../mail/enquiry-mails';
import type { DrawingsFolder } from '../store/drawings-folder';
import type { EnquiryDependencies } from './enquiries';
import { QUOTE_BODY_BYTES, receiveQuote } from './receive-quote';

/** Uploads at the same time; each needs a part of the memory and of the disk. */
const UPLOADS = 40;

/** A slow line sends 125 MB in it; a sender without a byte in between is cut off before. */
const UPLOAD_MS = 15 * 60_000;

/**
 * POST /api/quotes: the field `quote` (JSON), then up to five files. What is refused is named in the
 * answer, everything else is on the disk before it.
 */
export async function quoteRoute(
  app: FastifyInstance,
  { enquiries, queue, checkCaptcha, now, folder }: EnquiryDependencies & { folder: DrawingsFolder },
) {
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  let uploads = 0;

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

  const options = { bodyLimit: QUOTE_BODY_BYTES, config: { receiveMs: UPLOAD_MS } };
  app.post('/api/quotes', options, async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) > QUOTE_BODY_BYTES) {
      void reply.header('connection', 'close');
      throw new HttpError(413, 'The drawings are too large; please send them by e-mail.');
    }
    if (uploads >= UPLOADS) {
      void reply.headers({ connection: 'close', 'retry-after': '30' });
      throw new HttpError(503, 'Many drawings are being sent; please try again in a minute.');
    }
    uploads += 1;
    try {
      const received = await receiveQuote(request, folder);
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
      uploads -= 1;
    }
  });
}
