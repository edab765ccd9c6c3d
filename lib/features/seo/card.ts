import 'server-only';
import { unstable_cache } from 'next/cache';
import sharp from 'sharp';
import { isPreview } from '@/lib/content/store/draft-content';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { paletteOf } from '@/lib/features/brand/palette';
import { environment } from '@/lib/platform/env';
import { drawable, isReadable } from '@/lib/platform/typesetting/letters';
import { typesetterFor } from '@/lib/platform/typesetting/typesetter';
import type { CardContent } from './card-content';
import { cardDrawing, cardPictureSize, shownTitle, type CardTexts } from './card-drawing';
import { cardPicture, wholeCard } from './card-picture';

/** A host may replace a picture without changing its URL. */
const ONE_DAY = 24 * 60 * 60;

/** Increase it when the design changes. */
const DESIGN_VERSION = 2;

/** PNG, cached by what it shows. */
export async function drawCard({ title, picture }: CardContent): Promise<Uint8Array<ArrayBuffer>> {
  const { name, brand: look, locale } = (await getSiteSettings()) ?? {};
  const { tokens } = paletteOf(look ?? {});
  const site = new URL(environment().SITE_URL).host;
  const written = (text: string | undefined) =>
    text && isReadable(text, locale) ? drawable(text, locale) : undefined;
  const brand = written(name);
  const shown = {
    texts: { title: written(shownTitle(title)) ?? brand ?? site, brand, site },
    locale,
    accent: tokens.glow,
    background: tokens['graphite-950'],
  };
  // Nothing that is made within a cache may know whether the request may show drafts.
  const isOfDraft = await isPreview();
  const cached = isOfDraft
    ? draw
    : unstable_cache(draw, ['social-card', String(DESIGN_VERSION)], { revalidate: ONE_DAY });
  const cachedCard = isOfDraft
    ? wholeCard
    : unstable_cache(wholeCard, ['whole-social-card'], { revalidate: ONE_DAY });
  // If the picture cannot be fetched, draw without it and do not cache that.
  const png = await (
    picture || !look?.card ? cached({ ...shown, src: picture?.src }) : cachedCard(look.card)
  ).catch(() => draw(shown));
  return Uint8Array.from(Buffer.from(png, 'base64'));
}

async function draw({
  texts,
  locale,
  src,
  ...look
}: {
  texts: CardTexts;
  locale?: string;
  accent?: string;
  background?: string;
  src?: string;
}): Promise<string> {
  const all = [texts.title, texts.brand, texts.site].flatMap((text) =>
    text ? [{ style: 'display' as const, text }] : [],
  );
  const [typesetter, photo] = await Promise.all([
    typesetterFor(all, locale),
    src ? cardPicture(src, cardPictureSize) : undefined,
  ]);
  const drawing = cardDrawing(texts, { ...look, photo }, typesetter);
  return (await sharp(Buffer.from(drawing)).png().toBuffer()).toString('base64');
}
