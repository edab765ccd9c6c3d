import { askForCode } from '@/lib/certificate/unlock-flow';
import { allowOnly } from '@/lib/http/allow-only';
import { showResult } from '@/lib/http/form-result';
import { postHandler } from '@/lib/http/post-handler';

export const POST = postHandler({
  act: askForCode,
  showPage: (answer, values) => showResult('/certificate/unlock', answer, values),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
