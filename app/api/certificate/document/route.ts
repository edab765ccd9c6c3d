import type { NextRequest } from 'next/server';
import { readSession } from '@/lib/certificate/session-cookie';
import { findLockedDocument } from '@/lib/documents/locked-documents';
import { streamDocument } from '@/lib/certificate/stream-document';
import { allowOnly } from '@/lib/http/allow-only';

export const dynamic = 'force-dynamic';

/** The certificate; `?file=` names another locked document of the content. */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await readSession(request.cookies);
  const key = request.nextUrl.searchParams.get('file');
  if (key === null) return streamDocument(session, request);
  return streamDocument(session, request, async () => {
    const found = await findLockedDocument(key);
    return found ? { source: new URL(found) } : undefined;
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
