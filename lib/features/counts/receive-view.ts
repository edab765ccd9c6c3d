import 'server-only';
import type { NextRequest } from 'next/server';
import { formatOf, readValues } from '@/lib/features/forms/submission';
import { HttpError } from '@/lib/platform/http/http-error';
import { isCrossSite } from '@/lib/platform/http/same-site';
import { trustedClientIp } from '@/lib/platform/http/trusted-client-ip';
import { viewsPerIp } from '@/lib/platform/limits/limits';
import { count } from './counter';
import { viewSchema } from './view-schema';

const MAX_BYTES = 1024;

/** Counts a page that a browser opened by itself. @throws HttpError */
export async function receiveView(request: NextRequest): Promise<void> {
  if (isCrossSite(request.headers)) {
    throw new HttpError(403, { text: 'Views are taken from this website alone.' });
  }
  await viewsPerIp(trustedClientIp(request.headers));
  const format = formatOf(request.headers);
  const parsed = viewSchema.safeParse(await readValues(request, format, MAX_BYTES));
  if (!parsed.success) throw new HttpError(422, { text: 'This is no view of a page.' });
  count('pages', parsed.data.page);
}
