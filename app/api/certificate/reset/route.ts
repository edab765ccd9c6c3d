import { startAgain } from '@/lib/certificate/unlock-flow';
import { allowOnly } from '@/lib/http/allow-only';
import { redirectToResult } from '@/lib/forms/form-result';
import { postHandler } from '@/lib/forms/post-handler';
import { UNLOCK_PATH, unlockQuery } from '@/lib/certificate/unlock-path';

export const POST = postHandler({
  handle: startAgain,
  redirectTo: redirectToResult(UNLOCK_PATH, { queryOf: unlockQuery }),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
