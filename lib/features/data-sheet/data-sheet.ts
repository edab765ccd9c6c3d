import 'server-only';
import { unstable_cache } from 'next/cache';
import { cut } from '@/contract/cut';
import { paletteOf } from '@/lib/features/brand/palette';
import { reasonOfFailure } from '@/lib/content/host/errors';
import { isPreview } from '@/lib/content/store/draft-content';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { loadWords } from '@/lib/content/words/load-words';
import type { Product } from '@/lib/content/schemas/schemas';
import { environment } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { productPath } from '@/lib/pages/routes/paths';
import { pageUrl } from '@/lib/features/seo/absolute-url';
import { cardPicture } from '@/lib/features/seo/card-picture';
import { formatDate, formatsOf } from '@/words/formats';
import { isolatedPieces, leftToRight } from '@/lib/platform/text/turned-pieces';
import { writingOf } from '@/lib/platform/text/writing';
import { drawable, undrawableIn } from '@/lib/platform/typesetting/letters';
import { fill } from '@/words/format';
import { printSheet, sheetPictureSize } from './print-sheet';
import type { Sheet } from './sheet';

/** A host may replace a picture without changing its URL. */
const ONE_DAY = 24 * 60 * 60;

/** Increase it when the design changes. */
const DESIGN_VERSION = 3;

const ACCENT = '#b23c06';

/** Letters of a sheet: more would take seconds to set, and nobody prints them. */
const LONGEST = 8_000;

/** PDF, cached by what it shows: a publish that changes the product makes another. */
export async function drawDataSheet(product: Product): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await sheetOf(product);
  // Nothing that is made within a cache may know whether the request may show drafts.
  const cached = (await isPreview())
    ? print
    : unstable_cache(print, ['data-sheet', String(DESIGN_VERSION)], { revalidate: ONE_DAY });
  // If the picture cannot be fetched, print without it and do not cache that.
  const pdf = await cached(sheet, product.picture?.src).catch((error: unknown) => {
    log.warn({ reason: reasonOfFailure(error) }, 'data sheet without its picture');
    return print(sheet);
  });
  return Uint8Array.from(Buffer.from(pdf, 'base64'));
}

/** As its letters are, not as their codes; browsers take both. */
function readableUrl(url: string, locale: string | undefined): string {
  const shown = decodeURI(url);
  return undrawableIn(shown, locale).length > 0 ? url : drawable(shown, locale);
}

async function sheetOf(product: Product): Promise<Sheet> {
  const [settings, { common, downloads }] = await Promise.all([getSiteSettings(), loadWords()]);
  const locale = settings?.locale;
  const written = (text: string) => drawable(text, locale);
  const optional = (text: string | undefined) => (text ? written(text) : undefined);
  const code = (text: string | undefined) => text && leftToRight(written(text));
  const title = written(product.title);
  const { tokens } = paletteOf(settings?.brand ?? {});
  return endedAt(LONGEST, {
    title,
    documentTitle: fill(downloads.sheet.title, { product: title }),
    company: optional(settings?.name) || new URL(environment().SITE_URL).host,
    kind: downloads.kinds['data-sheet'],
    sku: code(product.sku),
    category: optional(product.category),
    summary: optional(product.summary),
    factsHeading: common.specification,
    facts: product.specifications.map(({ name, value }) => ({
      name: written(name),
      value: written(value),
    })),
    phone: code(settings?.phone?.text),
    email: code(settings?.email?.text),
    url: leftToRight(readableUrl(pageUrl(productPath(product)), locale)),
    date: product.updatedAt
      ? {
          iso: product.updatedAt,
          text: written(formatDate(product.updatedAt, formatsOf(settings))),
        }
      : undefined,
    accent: tokens['ember-600'] ?? ACCENT,
    locale,
  });
}

/** Each text in its order. What is left out after so many letters stands at the page's address. */
function endedAt(most: number, sheet: Sheet): Sheet {
  const { dir } = writingOf(sheet.locale);
  let room = most;
  let isWhole = true;
  const fitting = (text: string): string => {
    if (!isWhole) return '';
    isWhole = text.length <= room;
    const kept = cut(text, room);
    room -= kept.length;
    return isolatedPieces(isWhole ? kept : `${kept}…`, dir);
  };
  const title = fitting(sheet.title);
  const summary = sheet.summary && fitting(sheet.summary);
  const facts = sheet.facts.flatMap((fact) => {
    const [name, value] = [fitting(fact.name), fitting(fact.value)];
    return name ? [{ name, value }] : [];
  });
  const rest = isWhole ? [] : [{ name: '…', value: sheet.url }];
  const category = sheet.category && isolatedPieces(sheet.category, dir);
  return { ...sheet, title, category, summary, facts: [...facts, ...rest] };
}

async function print(sheet: Sheet, src?: string): Promise<string> {
  const photo = src && (await cardPicture(src, sheetPictureSize));
  const picture = photo ? Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64') : undefined;
  return (await printSheet(sheet, picture)).toString('base64');
}
