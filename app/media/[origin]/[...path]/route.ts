import { streamMedia } from '@/lib/media/stream';

export const dynamic = 'force-dynamic';

export { streamMedia as GET, streamMedia as HEAD };
