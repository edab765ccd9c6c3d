import 'server-only';
import * as z from 'zod';
import { readPhone } from '@/contract/formats/phone';
import { regionOf } from '@/contract/formats/region';
import type { QuoteRequest } from '@/contract/quote-request';
import type { FormFile } from '@/node/read-multipart';
import { QUOTES_PATH, UPLOAD_MS } from '@/contract/upload-limits';
import { HostRequestError } from '@/lib/content/host/errors';
import { callHost } from '@/lib/content/host/call-host';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { hostTakesQuotes, stillTakesQuotes } from '@/lib/content/store/host-takes-quotes';
import { captcha, noteCaptchaToken } from '@/lib/features/enquiries/captcha';
import { contextOf } from '@/lib/features/enquiries/context';
import { notTaken, TAKING_MS } from '@/lib/features/forms/not-taken';
import type { Answer, Submission } from '@/lib/features/forms/post-handler';
import { HttpError, invalid } from '@/lib/platform/http/http-error';
import type { SaidOfFields } from '@/lib/platform/http/say';
import { enquiriesWithoutCaptchaPerIp } from '@/lib/platform/limits/limits';
import { acceptedFiles } from './accepted-files';
import type { RefusedFile } from './chosen-files';
import { multipartBody } from './multipart-body';
import { partsForStaff } from './parts-for-staff';
import { checkQuote } from './quote-values';
import { tooLarge, type QuoteForm } from './read-form';
import { inUploadSlot, manyUploads } from './upload-slots';

/** Passes the files on as they come. @throws HttpError */
export async function sendQuote(
  submission: Submission,
  { values, files }: Pick<QuoteForm, 'values' | 'files'>,
): Promise<Answer> {
  const { quote, errors } = checkQuote(values);
  if (errors) throw invalid(errors);
  await checkPhone(quote.phone);
  if (captcha()) {
    noteCaptchaToken(quote.recaptchaToken);
    if (!quote.recaptchaToken) await enquiriesWithoutCaptchaPerIp(submission.clientIp);
  }
  if (!(await hostTakesQuotes())) throw new HttpError(503, 'quote.notTakenNow');
  const upload = inUploadSlot(files, submission.clientIp);
  try {
    const refused: RefusedFile[] = [];
    const accepted = acceptedFiles(upload.files, (file) => refused.push(file));
    const first = await accepted.next();
    if (first.done && quote.parts.length === 0) throw nothingWanted(refused);
    const context = await contextOf(submission);
    const parts = await partsForStaff(quote.parts);
    const sent = await forward({ ...quote, parts, ...context }, again(first, accepted));
    return { status: 200, said: 'quote.sent', errors: errorsOf(refused, sent.refused) };
  } finally {
    upload.leave();
  }
}

/** By the rules of its country, which browsers do not know. @throws HttpError */
async function checkPhone(phone: string): Promise<void> {
  const settings = phone && (await getSiteSettings());
  if (settings && readPhone(phone, regionOf(settings))?.fault)
    throw invalid({ phone: { code: 'quote.wrongPhone', text: phone } });
}

/** The first file is looked at before anything is sent. */
async function* again(first: IteratorResult<FormFile>, rest: AsyncGenerator<FormFile>) {
  if (first.done) return;
  try {
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

const nothingWanted = ([refused]: RefusedFile[]): HttpError =>
  invalid(refused ? { file: refused } : { 'parts[0][description]': 'quote.nothingWanted' });

/** By `file` and a number; a file that site and host refuse is named once. */
function errorsOf(own: RefusedFile[], others: RefusedByHost[]): SaidOfFields {
  const names = own.map(({ file }) => file);
  const further = others
    .filter(({ name }) => !names.includes(name))
    .map(({ name, message }) => ({ file: name, reason: { text: message } }));
  return Object.fromEntries([...own, ...further].map((said, index) => [`file${index}`, said]));
}

/** With a sentence of the host. */
const refusedSchema = z.object({ name: z.string().max(300), message: z.string().max(300) });
type RefusedByHost = z.infer<typeof refusedSchema>;

const replySchema = z
  .object({
    refused: z.array(refusedSchema).max(40),
  })
  .catch({ refused: [] });

/** By the status of the host. */
const REFUSALS: Record<number, () => HttpError> = {
  413: tooLarge,
  429: manyUploads,
  507: () => new HttpError(503, 'quote.diskFull'),
};

async function forward(quote: QuoteRequest, files: AsyncIterable<FormFile>) {
  const { type, chunks } = multipartBody(quote, files);
  let unreadable: unknown;
  let isOut = false;
  async function* watched() {
    try {
      yield* chunks;
      isOut = true;
    } catch (error) {
      unreadable = error;
      throw error;
    }
  }
  const reply = await callHost(QUOTES_PATH, {
    stream: { type, chunks: watched(), sendMs: UPLOAD_MS },
    timeoutMs: TAKING_MS,
    schema: replySchema,
  }).catch((error: unknown) => {
    // Not the host has failed, but the visitor's body.
    if (unreadable instanceof HttpError) throw unreadable;
    if (error instanceof HostRequestError) throw notTaken('quote.notSent', error, isOut);
    throw error;
  });
  if (reply.accepted) return reply.body;
  if (!(await stillTakesQuotes(reply.status))) throw new HttpError(503, 'quote.notTakenNow');
  throw REFUSALS[reply.status]?.() ?? notTaken('quote.notSent', reply);
}
