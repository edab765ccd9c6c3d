import 'server-only';
import * as z from 'zod';
import { HostRequestError, HostResponseError } from '@/lib/content/host/errors';
import { callHost } from '@/lib/content/host/call-host';
import { TAKING_MS } from '@/lib/features/forms/not-taken';
import type { Requester } from './schema';

const TIMEOUT_MS = 8_000;

/** Hosts refuse in many shapes. */
const replySchema = z
  .object({
    status: z.unknown().optional(),
    message: z.string().optional().catch(undefined),
    /** The mail server has the mail and has not said whether it takes it. */
    late: z.boolean().optional().catch(undefined),
    certificateVisibility: z.unknown().optional(),
    data: z.array(z.object({ otp: z.unknown().optional() }).catch({})).catch([]),
  })
  .catch({ data: [] });
type Reply = z.infer<typeof replySchema>;

/**
 * The code in the reply never leaves this function.
 * @param language locale that the mail is to be written in
 * @throws HostRequestError
 */
export async function requestCode({ company, ...requester }: Requester, language?: string) {
  const { accepted, body } = await callHost('/api/certificate/request', {
    body: { ...requester, company_name: company, ...(language && { language }) },
    timeoutMs: TAKING_MS,
    schema: replySchema,
  });
  return { accepted, late: body.late, reason: accepted ? undefined : safeMessage(body) };
}

/** Unclear is what is no answer about a code. @throws HostRequestError where it could not be checked */
export async function verifyCode(
  email: string,
  otp: string,
): Promise<'right' | 'wrong' | 'expired' | 'unclear'> {
  try {
    const { accepted, status, body } = await callHost('/api/certificate/verify', {
      body: { email, otp },
      timeoutMs: TIMEOUT_MS,
      schema: replySchema,
    });
    const failure = [status, Number(body.status)].find((code) => code >= 400) ?? status;
    if (failure >= 500 || failure === 429) throw new HostRequestError(`answered ${failure}`);
    if (failure === 410) return 'expired';
    return accepted && body.message === 'Verified successfully' ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof HostResponseError) return 'unclear';
    throw error;
  }
}

/** @throws HostRequestError */
export async function isCodeIssued(email: string): Promise<boolean> {
  const { accepted, body } = await callHost('/api/certificate/check-visibility', {
    query: { email },
    timeoutMs: TIMEOUT_MS,
    schema: replySchema,
  });
  return accepted && Number(body.certificateVisibility ?? 0) !== 0;
}

/** Four digits, also apart as in `12-34` or `12 34`, or a word of letters and digits. */
const CODE_LIKE = /\d(?:[\s.,:-]?\d){3}|(?:\p{L}\d|\d\p{L})/u;

/** For visitors: no stack traces, URLs or markup, and never the code, wherever the host writes it. */
function safeMessage({ message, data }: Reply): string | undefined {
  const text = message?.replace(/\s+/g, ' ').trim() ?? '';
  const technical = /:\/\/|[<>{}]|\bat \S+:\d|SQLSTATE|\b(?:\d{1,3}\.){3}\d/;
  if (text === '' || text.length > 300) return undefined;
  if (technical.test(text) || CODE_LIKE.test(text.normalize('NFKC'))) return undefined;
  return data.some(({ otp }) => otp && text.includes(String(otp))) ? undefined : text;
}
