import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unstable_cache } from 'next/cache';
import { ImageResponse } from 'next/og';
import { getSiteSettings } from '@/lib/content/endpoints';
import { paletteOf } from '@/lib/features/brand/palette';
import { environment } from '@/lib/platform/env';
import { cardSize } from './card-path';
import type { CardContent } from './card-content';
import { CardDrawing, cardPictureSize } from './card-drawing';
import { cardPicture, wholeCard } from './card-picture';

/** A host may replace a picture without changing its URL. */
const ONE_DAY = 24 * 60 * 60;

/** Increase it when the design changes. */
const DESIGN_VERSION = 1;

/** The renderer would fetch a font for them from a third party. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a0-\u00ff\u2009\u2010-\u201e\u2022\u2026\u2032\u2033]/g;

const drawable = (text: string) => text.normalize('NFC').replace(UNDRAWABLE, '').trim();

/** PNG, cached by what it shows. */
export async function drawCard({ title, picture }: CardContent): Promise<Uint8Array<ArrayBuffer>> {
  const { name: brand, brand: look } = (await getSiteSettings()) ?? {};
  const { tokens } = paletteOf(look ?? {});
  const texts = {
    title: drawable(title),
    brand: brand && drawable(brand),
    site: new URL(environment().SITE_URL).host,
    accent: tokens.glow,
    background: tokens['graphite-950'],
  };
  const cached = unstable_cache(draw, ['social-card', String(DESIGN_VERSION)], {
    revalidate: ONE_DAY,
  });
  const cachedCard = unstable_cache(wholeCard, ['whole-social-card'], { revalidate: ONE_DAY });
  // If the picture cannot be fetched, draw without it and do not cache that.
  const png = await (
    picture || !look?.card ? cached({ ...texts, src: picture?.src }) : cachedCard(look.card)
  ).catch(() => draw(texts));
  return Uint8Array.from(Buffer.from(png, 'base64'));
}

async function draw({
  src,
  ...texts
}: {
  title: string;
  brand?: string;
  site: string;
  accent?: string;
  background?: string;
  src?: string;
}): Promise<string> {
  const [font, photo] = await Promise.all([
    readFile(path.join(process.cwd(), 'app/fonts/archivo-social.ttf')),
    src && cardPicture(src, cardPictureSize),
  ]);
  const image = new ImageResponse(<CardDrawing {...texts} photo={photo || undefined} />, {
    ...cardSize,
    fonts: [{ name: 'Archivo', data: font }],
  });
  return Buffer.from(await image.arrayBuffer()).toString('base64');
}
