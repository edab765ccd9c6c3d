import 'server-only';
import * as z from 'zod';
import {
  MAIL_FAULTS,
  STORAGE_FAULTS,
  type MailFault,
  type StorageFault,
} from '@/contract/service-health';
import { requestHost } from '@/lib/content/host/client';
import { codeOf } from '@/lib/content/host/errors';
import { environment } from '@/lib/platform/env';
import { readText } from '@/lib/platform/http/read-text';

/** In words of the site: nothing that a host wrote. */
export type Check = { status: 'ok' | 'degraded'; reason?: string };

export type EnquiryHealth = {
  /** Whether an enquiry can be stored now. */
  enquiries?: Check;
  /** Whether the company is told of it. */
  mail?: Check & {
    /** ISO 8601. */
    lastSent: string | null;
    /** Age of the oldest mail to the company that has not been sent, in seconds. */
    oldestWaiting: number | null;
    /** How many enquiries nobody was told of. */
    unmailed: number;
  };
};

/** The embedded content service answers within this time whatever its database does. */
const WAIT_MS = 3_000;
const MAX_BYTES = 256 * 1024;

const keys = <T extends string>(table: Record<T, string>) => Object.keys(table) as [T, ...T[]];

/** What the embedded content service says of itself; another host may say some of it. */
const healthSchema = z.object({
  storage: z
    .object({
      status: z.string(),
      fault: z.enum(keys<StorageFault>(STORAGE_FAULTS)).catch('other'),
    })
    .optional()
    .catch(undefined),
  mail: z
    .object({
      status: z.enum(['ok', ...keys<MailFault>(MAIL_FAULTS)]),
      lastSent: z.iso.datetime().nullable().catch(null),
      oldestWaiting: z.number().nullable().catch(null),
      unmailed: z.number().catch(0),
    })
    .optional()
    .catch(undefined),
});

const degraded = (reason: string): Check => ({ status: 'degraded', reason });

const LATE = `not within ${WAIT_MS / 1_000} s`;
const noAnswer = (code: string) => degraded(`the content host does not answer (${code})`);

/** What the content host says. A host without /health says nothing: then neither is known. */
export async function enquiryHealth(): Promise<EnquiryHealth> {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST) return {};
  const signal = AbortSignal.timeout(WAIT_MS);
  let answer: Response;
  try {
    answer = await requestHost(`${CONTENT_HOST}/health`, { signal });
  } catch (error) {
    // A redirect is an answer, of a host without /health.
    const code = signal.aborted ? LATE : codeOf(error);
    return code ? { enquiries: noAnswer(code) } : {};
  }
  if (answer.status >= 500)
    return { enquiries: degraded(`the content host answered ${answer.status}`) };
  const said = await readText(answer, MAX_BYTES, signal)
    .then((text) => healthSchema.safeParse(JSON.parse(text)).data)
    .catch(() => undefined);
  if (said) return checksOf(said);
  return signal.aborted ? { enquiries: noAnswer(LATE) } : {};
}

function checksOf({ storage, mail }: z.output<typeof healthSchema>): EnquiryHealth {
  const enquiries: Check | undefined =
    storage &&
    (storage.status === 'ok' ? { status: 'ok' } : degraded(STORAGE_FAULTS[storage.fault]));
  if (!mail) return { enquiries };
  const { status, ...figures } = mail;
  const check: Check = status === 'ok' ? { status } : degraded(MAIL_FAULTS[status]);
  return { enquiries, mail: { ...check, ...figures } };
}
