import type { NextRequest } from 'next/server';
import { environment } from '@/lib/platform/env';
import { latestReadiness, liveness, type Readiness } from '@/lib/delivery/health/health';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { bearerToken } from '@/lib/platform/secrets';
import { sameSecret } from '@/node/secrets';

export const dynamic = 'force-dynamic';

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `/api/health`: liveness. `/api/health?ready`: 200 if this instance has pages, else 503; with `strict`
 * 503 also where something needs attention. The statuses for everybody, reasons for the operator alone.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!request.nextUrl.searchParams.has('ready')) return answer(200, liveness());
  const health = await latestReadiness();
  const isFit = request.nextUrl.searchParams.has('strict')
    ? health.status === 'ok'
    : health.status !== 'unavailable';
  return answer(isFit ? 200 : 503, isOperator(request) ? health : statusesOf(health));
}

const statusesOf = (health: Readiness) => ({
  ...health,
  checks: Object.fromEntries(
    Object.entries(health.checks).map(([name, { status }]) => [name, { status }]),
  ),
});

function isOperator({ headers }: NextRequest): boolean {
  const { REVALIDATE_SECRET } = environment();
  return REVALIDATE_SECRET !== undefined && sameSecret(bearerToken(headers), REVALIDATE_SECRET);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
