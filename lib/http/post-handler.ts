import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import { visitorAddressOf } from '@/lib/delivery/server/visitor-address-voucher';
import { log } from '@/lib/log';
import { noticePage } from './notice-page';
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
  /** Does what was asked; throws a Refusal where it must not. */
  act: (submission: Submission) => Promise<Answer>;
  /** Where a form without scripts learns the answer. */
  showPage: (answer: Answer, values: Values) => Promise<NextResponse>;
};

/**
 * A POST handler: refuses other sites (403), other types (415), more than 16 KB (413); whatever goes
 * wrong inside stays in the log. Scripts get JSON, forms are sent on to a page.
 */
export function postHandler({ act, showPage }: Options) {
  return async function POST(request: NextRequest): Promise<Response> {
    let kind: SubmissionKind = 'json';
    let values: Values = {};
    let answer: Answer;
    try {
      if (isCrossSite(request.headers)) {
        throw new Refusal(403, 'The form can only be sent from this website.');
      }
      kind = kindOf(request.headers);
      values = await readValues(request, kind);
      answer = await act({ values, visitor: visitorAddressOf(request.headers), request });
    } catch (error) {
      answer = refused(error, request.nextUrl.pathname);
    }
    if (kind === 'form' && answer.status === 413) return tooLong(answer.message);
    const response = kind === 'form' ? await showPage(answer, values) : jsonOf(answer);
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

/** Nothing was read, so no page could show the words again; the browser still has them one step back. */
const tooLong = (text: string) =>
  noticePage(413, { title: 'This is too long', text: `${text} Go back to shorten it.` });

function refused(error: unknown, path: string): Answer {
  if (error instanceof Refusal) return error;
  log.error({ err: error, path }, 'unexpected error');
  return { status: 500, message: 'Something went wrong on our side. Please try again later.' };
}
