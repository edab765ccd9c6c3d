import { sendEnquiry } from '@/lib/features/enquiries/send-enquiry';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { redirectToResult } from '@/lib/features/forms/form-result';
import { postHandler } from '@/lib/features/forms/post-handler';
import { enquiriesPerIp } from '@/lib/platform/limits/limits';
import { speaking } from '@/lib/pages/in-language';

export const POST = speaking(
  postHandler({
    rateLimit: enquiriesPerIp,
    handle: sendEnquiry,
    redirectTo: redirectToResult('/contact/result'),
  }),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
