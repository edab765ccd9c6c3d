import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { trustedClientIp } from '@/lib/http/trusted-client-ip';
import { log } from '@/lib/log';
import { Refusal, type FieldErrors } from './refusal';
import { isCrossSite } from './same-site';
import { kindOf, readValues, type SubmissionKind, type Values } from './submission';

export type Submission = {
  values: Values;
  /** Key of the limits per address. */
  visitor: string;
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
  count?: (visitor: string) => Promise<void>;
  /** Does what was asked; throws a Refusal where it must not. */
  act: (submission: Submission) => Promise<Answer>;
  /** Where a form without scripts learns the answer. */
  showPage: (answer: Answer, values: Values, visitor: string) => Promise<NextResponse>;
};

/**
 * A POST handler: refuses other sites (403), other types (415), more than 16 KB (413); whatever goes
 * wrong inside stays in the log. Scripts get JSON, forms are sent on to a page.
 */
export function postHandler({ count, act, showPage }: Options) {
  return async function POST(request: NextRequest): Promise<Response> {
    const visitor = trustedClientIp(request.headers);
    let kind = 'json' as SubmissionKind;
    let values: Values = {};
    let answer: Answer;
    try {
      if (isCrossSite(request.headers)) {
        throw new Refusal(403, 'The form can only be sent from this website.');
      }
      const read = async () => {
        kind = kindOf(request.headers);
        values = await readValues(request, kind);
      };
      // Read beyond the limit, too, so that the words can be shown again.
      for (const step of await Promise.allSettled([count?.(visitor), read()])) {
        if (step.status === 'rejected') throw step.reason;
      }
      answer = await act({ values, visitor, request });
    } catch (error) {
      answer = refused(error, request.nextUrl.pathname);
    }
    const response = kind === 'form' ? await showPage(answer, values, visitor) : jsonOf(answer);
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
export const answerError = (error: unknown, path: string): Response => jsonOf(refused(error, path));

function jsonOf({ status, message, errors = {}, retryAfter }: Answer): NextResponse {
  const [field] = Object.keys(errors);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfter) headers.set('retry-after', String(retryAfter));
  return NextResponse.json(
    { status, message, ...(field && { field, errors }) },
    { status, headers },
  );
}

function refused(error: unknown, path: string): Answer {
  if (error instanceof Refusal) return error;
  log.error({ err: error, path }, 'unexpected error');
  return { status: 500, message: 'Something went wrong on our side. Please try again later.' };
}
