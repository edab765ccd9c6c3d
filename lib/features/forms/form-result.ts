import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { NextResponse } from 'next/server';
import * as z from 'zod';
import { expiringStore } from '@/lib/platform/limits/expiring-store';
import { formResultsPerIp } from '@/lib/platform/limits/limits';
import { cookieName, cookieOptions } from '@/lib/platform/http/cookies';
import { plainHtmlPage } from '@/lib/platform/http/plain-html-page';
import { fill } from '@/words/format';
import type { Words } from '@/words/words';
import { addressOf } from '@/lib/pages/languages';
import { addressIn, resultLanguage } from './form-language';
import type { SpokenAnswer, Visitor } from './post-handler';
import type { Values } from './submission';

/** Time to read the result and to send the form again. */
export const RESULT_SECONDS = 10 * 60;

/** Cookie names by page: the results of two forms stay apart. */
export const RESULT_COOKIES = {
  '/contact/result': 'enquiry-result',
  '/quote/result': 'quote-result',
  '/certificate/unlock': 'certificate-result',
} as const;

const RESULT_BYTES = 20 * 1024;

type ResultPage = keyof typeof RESULT_COOKIES;

/** Up to `RESULT_BYTES` each. A limit per IP keeps one visitor from displacing the others. */
const results = expiringStore('form-result', { seconds: RESULT_SECONDS, size: 500 });

const resultSchema = z.object({
  status: z.number(),
  message: z.string(),
  errors: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
});

/** Of a form posted without scripts. */
export type FormResult = z.infer<typeof resultSchema>;

type Options = {
  refilled?: boolean;
  /** Of the page that the result belongs to, with its question mark. */
  queryOf?: (values: Values) => string;
};

/** Stores the result, too long for a cookie; 303, so that a reload does not post again. */
export function redirectToResult(
  page: ResultPage,
  { refilled = true, queryOf = () => '' }: Options = {},
) {
  return async function redirect(
    answer: SpokenAnswer,
    values: Values | undefined,
    { clientIp, language, words }: Visitor,
  ): Promise<NextResponse> {
    const location = addressIn(language, page) + queryOf(values ?? {});
    // Only the browser still has what was typed where the body was not read.
    if (!values || answer.status === 413 || !(await mayStore(clientIp)))
      return plainResult(location, answer, words);
    const { status, message, errors } = answer;
    const typed = status === 200 || !refilled ? {} : textsOf(values);
    const result: FormResult = { status, message, errors, values: typed };
    const stored = JSON.stringify(result);
    if (stored.length > RESULT_BYTES) return plainResult(location, answer, words);
    const id = randomUUID();
    await results.set(keyOf(location, id), stored);
    const response = new NextResponse(null, {
      status: 303,
      headers: { location, 'cache-control': 'no-store' },
    });
    const name = cookieName(RESULT_COOKIES[page]);
    response.cookies.set(name, id, cookieOptions(RESULT_SECONDS));
    return response;
  };
}

export async function readFormResult(
  page: ResultPage,
  query = '',
): Promise<FormResult | undefined> {
  const id = (await cookies()).get(cookieName(RESULT_COOKIES[page]))?.value;
  const address = addressOf({ language: await resultLanguage(), path: page }) + query;
  const stored = id && (await results.get(keyOf(address, id)));
  return stored ? resultSchema.safeParse(JSON.parse(stored)).data : undefined;
}

/** For a form on a page that is made for one visitor: what was posted keeps its id. */
export const withRequestId = <Values extends object>(values?: Values) => ({
  request_id: randomUUID() as string,
  ...values,
});

/** By the address of the page: a result is in its language. */
const keyOf = (address: string, id: string) => `${address}:${id}`;

const mayStore = (clientIp: string) =>
  formResultsPerIp(clientIp).then(
    () => true,
    () => false,
  );

/** The browser still has the typed values one step back. */
function plainResult(
  href: string,
  { status, message, retryAfter }: SpokenAnswer,
  { language, errors, contact }: Words,
): NextResponse {
  const { done, goOn, notSent, goBack } = errors.plainResult;
  const answer =
    status === 200
      ? { title: done, text: message, link: { href, name: goOn } }
      : {
          title: status === 504 ? contact.result.none : notSent,
          text: fill(goBack, { reason: message }),
          retryAfter,
        };
  return plainHtmlPage(status, { language, ...answer });
}

function textsOf(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
