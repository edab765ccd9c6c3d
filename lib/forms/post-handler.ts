import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { trustedClientIp } from '@/lib/http/trusted-client-ip';
import { log } from '@/lib/log';
import { HttpError, type FieldErrors } from '@/lib/http/http-error';
import { isCrossSite } from '@/lib/http/same-site';
import { formatOf, readValues, type SubmissionFormat, type Values } from './submission';

export type Submission = {
  values: Values;
  /** Key of the limits per IP. */
  clientIp: string;
  request: NextRequest;
};

export type Answer = {
  status: number;
  /** Shown to the visitor. */
  message: string;
  errors?: FieldErrors;
  retryAfter?: number;
  /** Sets cookies on the response. */
  prepare?: (response: NextResponse) => void;
};

type Options = {
  /** Counts every post, valid or not. @throws HttpError above the limit */
  rateLimit?: (clientIp: string) => Promise<void>;
  /** @throws HttpError to reject the submission */
  handle: (submission: Submission) => Promise<Answer>;
  /** For a form posted without scripts. */
  redirectTo: (answer: Answer, values: Values, clientIp: string) => Promise<NextResponse>;
};

/** Rejects other sites (403), other types (415) and bodies above 16 KB (413). */
export function postHandler({ rateLimit, handle, redirectTo }: Options) {
  return async function POST(request: NextRequest): Promise<Response> {
    const clientIp = trustedClientIp(request.headers);
    let format = 'json' as SubmissionFormat;
    let values: Values = {};
    let answer: Answer;
    try {
      if (isCrossSite(request.headers)) {
        throw new HttpError(403, 'The form can only be sent from this website.');
      }
      const read = async () => {
        format = formatOf(request.headers);
        values = await readValues(request, format);
      };
      // The body is read even above the limit: the result page shows the typed values.
      for (const step of await Promise.allSettled([rateLimit?.(clientIp), read()])) {
        if (step.status === 'rejected') throw step.reason;
      }
      answer = await handle({ values, clientIp, request });
    } catch (error) {
      answer = answerToError(error, request.nextUrl.pathname);
    }
    const response =
      format === 'form' ? await redirectTo(answer, values, clientIp) : jsonResponse(answer);
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
  jsonResponse(answerToError(error, path));

function jsonResponse({ status, message, errors = {}, retryAfter }: Answer): NextResponse {
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
  return { status: 500, message: 'Something went wrong on our side. Please try again later.' };
}
