import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { trustedClientIp } from '@/lib/http/trusted-client-ip';
import { log } from '@/lib/log';
import { HttpError, type FieldErrors } from '@/lib/http/http-error';
import { isCrossSite } from '@/lib/http/same-site';
import { formatOf, readValues, type SubmissionFormat, type Values } from './submission';

export type Submission = {
  values: Values;
  /** Key of the limits per address. */
  clientIp: string;
  request: NextRequest;
};

export type Answer = {
  status: number;
  /** One plain sentence for the visitor. */
  message: string;
  errors?: FieldErrors;
  retryAfter?: number;
  /** Puts cookies and the like on the response. */
  prepare?: (response: NextResponse) => void;
};

type Options = {
  /** Counts whatever this site's visitors post, readable or not; throws a Refusal beyond the limit. */
  rateLimit?: (clientIp: string) => Promise<void>;
  /** Does what was asked; throws a Refusal where it must not. */
  handle: (submission: Submission) => Promise<Answer>;
  /** Where a form without scripts learns the answer. */
  redirectTo: (answer: Answer, values: Values, clientIp: string) => Promise<NextResponse>;
};

/**
 * A POST handler: refuses other sites (403), other types (415), more than 16 KB (413); whatever goes
 * wrong inside stays in the log. Scripts get JSON, forms are sent on to a page.
 */
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
      // Read beyond the limit, too, so that the words can be shown again.
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

/** Answers a question of our scripts with JSON that nobody keeps; a Refusal becomes its status. */
export async function answerJson(path: string, ask: () => Promise<object>): Promise<Response> {
  try {
    return NextResponse.json(await ask(), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return answerError(error, path);
  }
}

/** A Refusal becomes its status and sentence; anything else a 500 whose reason stays in the log. */
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
