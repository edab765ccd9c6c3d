import type { NextRequest } from 'next/server';
import { readSessionFor } from '@/lib/features/certificate/session-cookie';
import { streamDocument } from '@/lib/features/certificate/stream-document';
import { fileOf } from '@/lib/features/certificate/unlock-path';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { speaking } from '@/lib/pages/in-language';

export const dynamic = 'force-dynamic';

/** The certificate; `?file=` names another locked document of the content. */
export const GET = speaking(async (request: NextRequest) => {
  const file = fileOf(request.nextUrl.searchParams.get('file'));
  return streamDocument(await readSessionFor(file, request.cookies), request, file);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
