import type { NextRequest } from 'next/server';
import { readSession } from '@/lib/certificate/session-cookie';
import { streamDocument } from '@/lib/certificate/stream-document';
import { allowOnly } from '@/lib/http/allow-only';

export const dynamic = 'force-dynamic';

export async function GET(request: NextRequest): Promise<Response> {
  return streamDocument(await readSession(request.cookies), request);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
