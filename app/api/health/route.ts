import type { NextRequest } from 'next/server';
import { environment } from '@/lib/env';
import { liveness, readiness } from '@/lib/health/health';
import { allowOnly } from '@/lib/http/allow-only';
import { bearerToken, sameSecret } from '@/lib/secrets';

export const dynamic = 'force-dynamic';

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `/api/health`: liveness. `/api/health?ready`: 200 if this instance can serve visitors, else 503; what
 * each endpoint of the host does, for the operator alone.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!request.nextUrl.searchParams.has('ready')) return answer(200, liveness());
  const health = await readiness();
  const { content, ...checks } = health.checks;
  const shown = isOperator(request) ? content : { status: content.status };
  return answer(health.status === 'unavailable' ? 503 : 200, {
    ...health,
    checks: { content: shown, ...checks },
  });
}

function isOperator({ headers }: NextRequest): boolean {
  const { REVALIDATE_SECRET } = environment();
  return REVALIDATE_SECRET !== undefined && sameSecret(bearerToken(headers), REVALIDATE_SECRET);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
