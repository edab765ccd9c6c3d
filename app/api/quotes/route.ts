import { allowOnly } from '@/lib/platform/http/allow-only';
import { postQuote } from '@/lib/features/quotes/post-quote';

export const POST = postQuote;

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
