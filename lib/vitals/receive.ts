import 'server-only';
import type { NextRequest } from 'next/server';
import { trustedClientIp } from '@/lib/http/trusted-client-ip';
import { Refusal } from '@/lib/http/refusal';
import { isCrossSite } from '@/lib/http/same-site';
import { kindOf, readValues } from '@/lib/http/submission';
import { vitalsPerAddress } from '@/lib/limits/limits';
import { log } from '@/lib/log';
import { vitalsSchema } from './schema';

const MAX_BYTES = 1024;

/**
 * Writes what a visitor's browser has measured into the log, and nothing else: no address, no cookie.
 * @throws Refusal
 */
export async function receiveVitals(request: NextRequest): Promise<void> {
  if (isCrossSite(request.headers)) {
    throw new Refusal(403, 'Measurements are taken from this website alone.');
  }
  await vitalsPerAddress(trustedClientIp(request.headers));
  const kind = kindOf(request.headers);
  const parsed = vitalsSchema.safeParse(await readValues(request, kind, MAX_BYTES));
  if (!parsed.success) throw new Refusal(422, 'These are no measurements of a page.');
  log.info(parsed.data, 'web vitals');
}
