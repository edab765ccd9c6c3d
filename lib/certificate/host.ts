import 'server-only';
import { askHost, HostUnavailable } from '@/lib/http/ask-host';
import type { Requester } from './schema';

/** The host sends the mail before it answers. */
const MAIL_TIMEOUT_MS = 15_000;
const TIMEOUT_MS = 8_000;

/**
 * Makes the host mail a code. Its response contains the code, which must not be passed on.
 * @returns the host's message if it refuses
 * @throws HostUnavailable
 */
export async function requestCode({ company, ...requester }: Requester) {
  const { accepted, body } = await askHost('/api/certificate/request', {
    body: { ...requester, company_name: company },
    timeoutMs: MAIL_TIMEOUT_MS,
  });
  return accepted ? { accepted } : { accepted, reason: safeMessage(body) };
}

/** @throws HostUnavailable, also for a response that does not mention the code */
export async function verifyCode(
  email: string,
  otp: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const { accepted, status, body } = await askHost('/api/certificate/verify', {
    body: { email, otp },
    timeoutMs: TIMEOUT_MS,
  });
  const errorStatus = [status, Number(body.status)].find((said) => said >= 400);
  if (errorStatus === 410) return 'expired';
  const isOfCode = errorStatus === undefined || errorStatus === 400 || errorStatus === 422;
  if (!isOfCode || typeof body.message !== 'string')
    throw new HostUnavailable(`answered ${errorStatus ?? status}`);
  return accepted && body.message === 'Verified successfully' ? 'right' : 'wrong';
}

/** @throws HostUnavailable */
export async function isCodeIssued(email: string): Promise<boolean> {
  const { accepted, body } = await askHost('/api/certificate/check-visibility', {
    query: { email },
    timeoutMs: TIMEOUT_MS,
  });
  return accepted && Number(body.certificateVisibility ?? 0) !== 0;
}

/** A message fit for visitors: no traces, URLs or markup, and not the code. */
function safeMessage({ message, data }: Record<string, unknown>): string | undefined {
  if (typeof message !== 'string') return undefined;
  const text = message.replace(/\s+/g, ' ').trim();
  const technical = /:\/\/|[<>{}]|\bat \S+:\d|SQLSTATE|\b(?:\d{1,3}\.){3}\d/;
  if (text === '' || text.length > 300 || technical.test(text)) return undefined;
  const codes = Array.isArray(data)
    ? data.map((entry: { otp?: unknown } | null) => entry?.otp)
    : [];
  return codes.some((code) => code && text.includes(String(code))) ? undefined : text;
}
