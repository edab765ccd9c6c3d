import { sendEnquiry } from '@/lib/enquiries/send-enquiry';
import { allowOnly } from '@/lib/http/allow-only';
import { redirectToResult } from '@/lib/forms/form-result';
import { postHandler } from '@/lib/forms/post-handler';
import { enquiriesPerIp } from '@/lib/limits/limits';

export const POST = postHandler({
  rateLimit: enquiriesPerIp,
  handle: sendEnquiry,
  redirectTo: redirectToResult('/contact/result'),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
