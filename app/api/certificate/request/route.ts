import { sendCode } from '@/lib/certificate/unlock-flow';
import { allowOnly } from '@/lib/http/allow-only';
import { redirectToResult } from '@/lib/forms/form-result';
import { postHandler } from '@/lib/forms/post-handler';

export const POST = postHandler({
  handle: sendCode,
  redirectTo: redirectToResult('/certificate/unlock'),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
