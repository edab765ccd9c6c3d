import 'server-only';
import sharp from 'sharp';
import { MOST_PIXELS } from './photo';

/**
 * What a photo looks like from very far away: the mean of all its pixels.
 * @returns `#rrggbb`; undefined for a picture that its ground shows through
 * @throws for bytes that are no picture, or one of more than `MOST_PIXELS`
 */
export async function meanColour(photo: Buffer | ArrayBuffer): Promise<string | undefined> {
  const picture = sharp(photo, { limitInputPixels: MOST_PIXELS });
  if ((await picture.metadata()).hasAlpha) return undefined;
  const pixel = await picture.toColourspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
