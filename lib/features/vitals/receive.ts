import 'server-only';
import type { NextRequest } from 'next/server';
import { trustedClientIp } from '@/lib/platform/http/trusted-client-ip';
import { HttpError } from '@/lib/platform/http/http-error';
import { isCrossSite } from '@/lib/platform/http/same-site';
import { formatOf, readValues } from '@/lib/features/forms/submission';
import { vitalsPerIp } from '@/lib/platform/limits/limits';
import { log } from '@/lib/platform/log';
import { vitalsSchema } from './schema';

const MAX_BYTES = 1024;

/** Logs nothing about the visitor. @throws HttpError */
export async function receiveVitals(request: NextRequest): Promise<void> {
  if (isCrossSite(request.headers)) {
    throw new HttpError(403, { text: 'Measurements are taken from this website alone.' });
  }
  await vitalsPerIp(trustedClientIp(request.headers));
  const format = formatOf(request.headers);
  const parsed = vitalsSchema.safeParse(await readValues(request, format, MAX_BYTES));
  if (!parsed.success) throw new HttpError(422, { text: 'These are no measurements of a page.' });
  log.info(parsed.data, 'web vitals');
}
