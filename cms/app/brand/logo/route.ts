import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { storedMedia } from '@/server/media-store';
import { publishedSettings } from '@/server/published-settings';
import { sharp } from '@/server/sharp';

/** Of what components/logo.tsx shows, on dense screens. */
const HEIGHT = 144;
const WIDTH = 640;

type Picture = { data: Uint8Array<ArrayBuffer>; type: string };

async function pictureOf(
  payload: Payload,
  name: string,
  type: string,
): Promise<Picture | undefined> {
  const stored = await storedMedia(payload, name);
  if (!stored) return undefined;
  // A drawing is small, and sharp at every size.
  const file =
    type === 'image/svg+xml'
      ? stored
      : await sharp(stored)
          .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
          .toBuffer();
  return { data: new Uint8Array(file), type };
}

/** Strangers may ask for it as often as they like: it is read once. A file never changes under its name. */
let held: { name: string; picture: Promise<Picture | undefined> } | undefined;

async function heldPicture(payload: Payload, name: string, type: string) {
  if (held?.name !== name) held = { name, picture: pictureOf(payload, name, type) };
  const { picture } = held;
  const found = await picture.catch(() => undefined);
  // It may be there the next time.
  if (!found && held?.picture === picture) held = undefined;
  return found;
}

/** Shown before anybody has signed in, so only what is published. */
export async function GET(): Promise<Response> {
  const payload = await getPayload({ config });
  const found = (await publishedSettings(1))?.logo;
  const { filename, mimeType } = (typeof found === 'object' && found) || {};
  const picture = filename && mimeType ? await heldPicture(payload, filename, mimeType) : undefined;
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture.data, {
    headers: {
      'content-type': picture.type,
      'cache-control': 'private, max-age=300',
    },
  });
}
