import type { NextRequest } from 'next/server';
import { currentStep } from '@/lib/features/certificate/current-step';
import { readSessionFor } from '@/lib/features/certificate/session-cookie';
import { fileOf } from '@/lib/features/certificate/unlock-path';
import { trustedClientIp } from '@/lib/platform/http/trusted-client-ip';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { answerJson } from '@/lib/features/forms/post-handler';
import { visibilityChecksPerIp } from '@/lib/platform/limits/limits';
import { speaking } from '@/lib/pages/in-language';

export const dynamic = 'force-dynamic';

/** The step of this visitor's own session; nobody can ask about another e-mail. */
export const GET = speaking((request: NextRequest) =>
  answerJson(request.nextUrl.pathname, async () => {
    await visibilityChecksPerIp(trustedClientIp(request.headers));
    const file = fileOf(request.nextUrl.searchParams.get('file'));
    return currentStep(await readSessionFor(file, request.cookies));
  }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
