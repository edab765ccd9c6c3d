import { streamMedia } from '@/lib/media/stream';
import { allowOnly } from '@/lib/platform/http/allow-only';

export const dynamic = 'force-dynamic';

export { streamMedia as GET, streamMedia as HEAD };

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
