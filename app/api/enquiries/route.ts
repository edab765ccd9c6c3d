import { sendEnquiry } from '@/lib/enquiries/send-enquiry';
import { allowOnly } from '@/lib/http/allow-only';
import { resultOn } from '@/lib/forms/form-result';
import { postHandler } from '@/lib/forms/post-handler';
import { enquiriesPerAddress } from '@/lib/limits/limits';

export const POST = postHandler({
  count: enquiriesPerAddress,
  act: sendEnquiry,
  showPage: resultOn('/contact/result'),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
