import { sendEnquiry } from '@/lib/enquiries/send-enquiry';
import { allowOnly } from '@/lib/http/allow-only';
import { showResult } from '@/lib/http/form-result';
import { postHandler } from '@/lib/http/post-handler';

export const POST = postHandler({
  act: sendEnquiry,
  showPage: (answer, values) => showResult('/contact/result', answer, values),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
