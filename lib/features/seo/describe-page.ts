import { cut } from '@/contract/cut';
import type { Metadata } from 'next';
import { addressIn, languageHere } from '@/lib/pages/address-in';
import { cardPath, cardSize } from './card-path';

type Description = {
  title: string;
  description: string;
  path: string;
  /** If it differs from the path. */
  canonical?: string;
  /** If the page has no card of its own. */
  card?: string;
  /** Shown instead of a card. */
  image?: string;
  article?: { publishedTime?: string; modifiedTime?: string; authors?: string[] };
};

export function describePage({
  title,
  description: text,
  path,
  canonical = path,
  card = path,
  image,
  article,
}: Description): Metadata {
  const description = shortened(text);
  const images = image
    ? [{ url: image, alt: title }]
    : [{ url: cardPath(card, languageHere()), alt: title, type: 'image/png', ...cardSize }];
  const address = addressIn(canonical);
  const shown = { title, description, url: address, images };
  return {
    title,
    description,
    alternates: { canonical: address },
    openGraph: article ? { type: 'article', ...shown, ...article } : { type: 'website', ...shown },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** Search engines ignore shorter descriptions and cut longer ones. */
const SHORTEST = 40;
const LONGEST = 250;

/** Ends after the last whole sentence, or else the last whole word, that fits. */
function shortened(text: string): string {
  const start = cut(text, LONGEST);
  if (start === text) return text;
  const sentences = /^.{40,}(?:[.!?](?=\s)|[。！？])/su.exec(start)?.[0];
  return sentences ?? (/^.{40,}\s/su.exec(start)?.[0] ?? start) + '…';
}

/** @param fallback at least 40 characters; also precedes a summary that is too short */
export function descriptionOf(summary: string | undefined, fallback: string): string {
  if (!summary) return fallback;
  return summary.length >= SHORTEST ? summary : `${fallback} ${summary}`;
}
