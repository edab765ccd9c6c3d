import { allowOnly } from '@/lib/platform/http/allow-only';
import { postQuote } from '@/lib/features/quotes/post-quote';
import { speaking } from '@/lib/pages/in-language';

export const POST = speaking(postQuote);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly('POST');
