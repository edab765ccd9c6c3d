import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { NextResponse } from 'next/server';
import { z } from 'zod';
import { expiringStore } from '@/lib/limits/expiring-store';
import { cookieName, cookieOptions } from './cookies';
import type { Answer } from './post-handler';
import type { Values } from './submission';

/** Time to read the answer and to send the form again. */
export const RESULT_SECONDS = 10 * 60;

/** Without the prefix that it has over HTTPS. */
export const RESULT_COOKIE = 'form-result';

/** At most 16 KB each. */
const results = expiringStore('form-result', { seconds: RESULT_SECONDS, size: 500 });

const resultSchema = z.object({
  status: z.number(),
  message: z.string(),
  errors: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
});

/** What became of a form that was posted without scripts, and what the visitor had typed. */
export type FormResult = z.infer<typeof resultSchema>;

/**
 * Sends a form on to the page that says its result (303, so that a reload does not send it twice).
 * The result stays on the server under a random name in a cookie: a long message fits into no cookie.
 */
export async function showResult(
  location: string,
  answer: Answer,
  values: Values,
): Promise<NextResponse> {
  const id = randomUUID();
  const { status, message, errors = {} } = answer;
  const typed = status === 200 ? {} : textsOf(values);
  await results.set(
    id,
    JSON.stringify({ status, message, errors, values: typed } satisfies FormResult),
  );
  const response = new NextResponse(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  });
  response.cookies.set(cookieName(RESULT_COOKIE), id, cookieOptions(RESULT_SECONDS));
  return response;
}

/** The result of the form that this visitor posted last; undefined where there is none any more. */
export async function readFormResult(): Promise<FormResult | undefined> {
  const id = (await cookies()).get(cookieName(RESULT_COOKIE))?.value;
  const stored = id && (await results.get(id));
  return stored ? resultSchema.safeParse(JSON.parse(stored)).data : undefined;
}

function textsOf(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
