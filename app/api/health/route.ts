import type { NextRequest } from 'next/server';
import { liveness, readiness } from '@/lib/health/health';
import { allowOnly } from '@/lib/http/allow-only';

export const dynamic = 'force-dynamic';

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `/api/health`: liveness. `/api/health?ready`: 200 if this instance can serve visitors, else 503.
 */
export async function GET(request: NextRequest): Promise<Response> {
  if (!request.nextUrl.searchParams.has('ready')) return answer(200, liveness());
  const health = await readiness();
  return answer(health.status === 'unavailable' ? 503 : 200, health);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
