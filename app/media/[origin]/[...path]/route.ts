import { streamMedia } from '@/lib/media/stream';
import { speaking } from '@/lib/pages/in-language';

export const dynamic = 'force-dynamic';

export const GET = speaking(streamMedia);
export const HEAD = GET;
