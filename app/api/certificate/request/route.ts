import { sendCode } from '@/lib/features/certificate/unlock-flow';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { redirectToResult } from '@/lib/features/forms/form-result';
import { postHandler } from '@/lib/features/forms/post-handler';
import { UNLOCK_PATH, unlockQuery } from '@/lib/features/certificate/unlock-path';
import { speaking } from '@/lib/pages/in-language';

export const POST = speaking(
  postHandler({
    handle: sendCode,
    redirectTo: redirectToResult(UNLOCK_PATH, { queryOf: unlockQuery }),
  }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
