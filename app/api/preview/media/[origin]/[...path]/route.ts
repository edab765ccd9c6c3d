import { streamMedia } from '@/lib/media/stream';
import { speaking } from '@/lib/pages/in-language';
import { allowOnly } from '@/lib/platform/http/allow-only';

export const dynamic = 'force-dynamic';

export const GET = speaking(streamMedia);
export const HEAD = GET;

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
