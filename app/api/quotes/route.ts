import { allowOnly } from '@/lib/http/allow-only';
import { postQuote } from '@/lib/quotes/post-quote';

export const POST = postQuote;

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
