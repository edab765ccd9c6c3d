import type { NextRequest } from 'next/server';
import { readSessionFor } from '@/lib/features/certificate/session-cookie';
import { streamDocument } from '@/lib/features/certificate/stream-document';
import { fileOf } from '@/lib/features/certificate/unlock-path';
import { inLanguage } from '@/lib/content/store/current-language';
import { languageOf } from '@/lib/features/forms/form-language';
import { MAIN } from '@/lib/pages/languages';
import { allowOnly } from '@/lib/platform/http/allow-only';

export const dynamic = 'force-dynamic';

/** The certificate; `?file=` names another locked document of the content. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const file = fileOf(searchParams.get('file'));
  const language = languageOf(searchParams.get('language') ?? undefined, request.headers);
  const session = await readSessionFor(file, request.cookies);
  return inLanguage(language?.path ?? MAIN, () => streamDocument(session, request, file, language));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
