import 'server-only';
import * as z from 'zod';
import { requestHost } from '@/lib/content-host/client';
import { environment } from '@/lib/env';
import { readText } from '@/lib/http/read-text';

export type MailHealth = { status: 'ok' | 'degraded' };

const WAIT_MS = 1_000;
const MAX_BYTES = 256 * 1024;

/** What the embedded content service says of itself. */
const healthSchema = z.object({ mail: z.object({ status: z.string() }) });

/**
 * Whether what visitors send is mailed, as the content host says. @returns undefined for a host that does
 * not say
 */
export async function mailHealth(): Promise<MailHealth | undefined> {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST) return undefined;
  const signal = AbortSignal.timeout(WAIT_MS);
  try {
    const answer = await requestHost(`${CONTENT_HOST}/health`, { signal });
    const { mail } = healthSchema.parse(JSON.parse(await readText(answer, MAX_BYTES, signal)));
    return { status: mail.status === 'ok' ? 'ok' : 'degraded' };
  } catch {
    // That the host is away shows in `content`.
    return undefined;
  }
}
