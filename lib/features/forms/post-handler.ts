import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { trustedClientIp } from '@/lib/platform/http/trusted-client-ip';
import { log } from '@/lib/platform/log';
import { inLanguage } from '@/lib/content/store/current-language';
import { currentWords } from '@/lib/content/words/current-words';
import { MAIN, type Language } from '@/lib/pages/languages';
import { HttpError, type FieldErrors } from '@/lib/platform/http/http-error';
import { say, sayEach, type Said, type SaidOfFields } from '@/lib/platform/http/say';
import { speechIn } from '@/lib/platform/http/speech';
import { isCrossSite } from '@/lib/platform/http/same-site';
import type { Words } from '@/words/words';
import { languageOf, wordsIn } from './form-language';
import { formatOf, readValues, type SubmissionFormat, type Values } from './submission';

export type Submission = {
  values: Values;
  /** Key of the limits per IP. */
  clientIp: string;
  request: NextRequest;
  /** Of the form; undefined on a site in one. */
  language?: Language;
};

export type Answer = {
  status: number;
  /** Shown to the visitor. */
  said: Said;
  errors?: SaidOfFields;
  retryAfter?: number;
  /** Sets cookies on the response. */
  prepare?: (response: NextResponse) => void;
};

/** An answer in the language of the form. */
export type SpokenAnswer = {
  status: number;
  message: string;
  errors: FieldErrors;
  retryAfter?: number;
};

/** How a post becomes values. */
export type Reading<R extends Received> = {
  /** @throws HttpError 415 */
  formatOf: (headers: Headers) => SubmissionFormat;
  /** @throws HttpError */
  read: (request: NextRequest, format: SubmissionFormat) => Promise<R>;
  /** Whether reading costs so little that it is done above the limit: the result shows what was typed. */
  isCheap: (headers: Headers) => boolean;
};

type Received = {
  values: Values;
  /** What to do with the part of the body that nobody has read. */
  discard?: () => void;
};

type Options<R extends Received> = {
  /** Counts every post, valid or not. @throws HttpError above the limit */
  rateLimit?: (clientIp: string, headers: Headers) => Promise<void>;
  /** @throws HttpError to reject the submission */
  handle: (submission: Submission, received: R) => Promise<Answer>;
  /** For a form posted without scripts. @param values undefined where they were not read */
  redirectTo: (
    answer: SpokenAnswer,
    values: Values | undefined,
    visitor: Visitor,
  ) => Promise<NextResponse>;
};

/** Who gets the result of a form without scripts. */
export type Visitor = Pick<Submission, 'clientIp' | 'language'> & { words: Words };

const wholeBody: Reading<Received> = {
  formatOf,
  read: async (request, format) => ({ values: await readValues(request, format) }),
  isCheap: () => true,
};

/** Rejects other sites (403), other types (415) and bodies above 16 KB (413). */
export const postHandler = (options: Options<Received>) => postHandlerWith(wholeBody, options);

/** Rejects other sites (403), and what `reading` rejects. */
export function postHandlerWith<R extends Received>(
  reading: Reading<R>,
  { rateLimit, handle, redirectTo }: Options<R>,
) {
  return async function POST(request: NextRequest): Promise<Response> {
    const clientIp = trustedClientIp(request.headers);
    let format = 'json' as SubmissionFormat;
    let received: R | undefined;
    let answer: Answer;
    const languageNow = () => languageOf(received?.values.language, request.headers);
    try {
      if (isCrossSite(request.headers)) {
        throw new HttpError(403, 'form.ownSiteOnly');
      }
      const refusal = await rateLimit?.(clientIp, request.headers).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      try {
        format = reading.formatOf(request.headers);
        if (!refusal || reading.isCheap(request.headers))
          received = await reading.read(request, format);
      } catch (error) {
        if (!refusal) throw error;
      }
      if (refusal) throw refusal.error;
      const { values } = received!;
      const language = languageNow();
      answer = await inLanguage(language?.path ?? MAIN, () =>
        handle({ values, clientIp, request, language }, received!),
      );
    } catch (error) {
      answer = answerToError(error, request.nextUrl.pathname);
    }
    received?.discard?.();
    const language = languageNow();
    const words = wordsIn(language);
    const spoken = inWords(answer, words);
    const response =
      format === 'form'
        ? await redirectTo(spoken, received?.values, { clientIp, language, words })
        : jsonResponse(spoken);
    // Nobody reads the rest of a body that is too large, or too slow.
    if ([408, 413].includes(answer.status)) response.headers.set('connection', 'close');
    answer.prepare?.(response);
    return response;
  };
}

/** An HttpError becomes its status. */
export async function answerJson(path: string, ask: () => Promise<object>): Promise<Response> {
  try {
    return NextResponse.json(await ask(), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerError(error, path);
  }
}

/** The cause of any other error than an HttpError is only logged. */
export const answerError = (error: unknown, path: string): Response =>
  jsonResponse(inWords(answerToError(error, path), currentWords()));

function inWords({ status, said, errors = {}, retryAfter }: Answer, words: Words): SpokenAnswer {
  const speech = speechIn(words);
  return { status, message: say(speech, said), errors: sayEach(speech, errors), retryAfter };
}

function jsonResponse({ status, message, errors, retryAfter }: SpokenAnswer): NextResponse {
  const [field] = Object.keys(errors);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfter) headers.set('retry-after', String(retryAfter));
  return NextResponse.json(
    { status, message, ...(field && { field, errors }) },
    { status, headers },
  );
}

function answerToError(error: unknown, path: string): Answer {
  if (error instanceof HttpError) return error;
  log.error({ err: error, path }, 'unexpected error');
  return { status: 500, said: 'form.unknown' };
}
