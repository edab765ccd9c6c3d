import 'server-only';
import sharp from 'sharp';
import { withDeadline } from '@/lib/platform/http/deadline';
import { reasonOfFailure } from '@/lib/content/host/errors';
import { streamMedia } from '@/lib/media/stream';
import { log } from '@/lib/platform/log';
import { absoluteUrl } from './absolute-url';
import { cardSize } from './card-path';

const TIMEOUT_MS = 5_000;

/** Without SVG, which may claim any size of its own. */
const PHOTO = /^image\/(jpeg|png|webp|avif)\b/i;

/** A photo of more pixels is not decoded. */
const MOST_PIXELS = 50_000_000;

/** A card that is drawn already, as PNG in base64. @throws if it cannot be had */
export async function wholeCard(src: string): Promise<string> {
  const file = await withDeadline(TIMEOUT_MS, (signal) =>
    readPhoto(new Request(absoluteUrl(src), { signal })),
  );
  if (!file) throw new Error(`${src} is no photo`);
  const card = sharp(file, { limitInputPixels: MOST_PIXELS }).resize({ ...cardSize, fit: 'cover' });
  return (await card.png().toBuffer()).toString('base64');
}

/** A data URL; undefined for an unusable photo. @throws if the host does not answer */
export async function cardPicture(
  src: string,
  size: { width: number; height: number },
): Promise<string | undefined> {
  const file = await withDeadline(TIMEOUT_MS, (signal) =>
    readPhoto(new Request(absoluteUrl(src), { signal })),
  );
  if (!file) return undefined;
  try {
    const photo = await sharp(file, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return `data:image/jpeg;base64,${photo.toString('base64')}`;
  } catch (error) {
    log.warn({ src, reason: reasonOfFailure(error) }, 'picture left out of a social card');
    return undefined;
  }
}

async function readPhoto(request: Request): Promise<ArrayBuffer | undefined> {
  const answer = await streamMedia(request);
  if (answer.status >= 500) throw new Error(`${request.url} answered ${answer.status}`);
  if (answer.status === 200 && PHOTO.test(answer.headers.get('content-type') ?? '')) {
    return answer.arrayBuffer();
  }
  await answer.body?.cancel();
  return undefined;
}
