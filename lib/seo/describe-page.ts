import type { Metadata } from 'next';
import { cardPath, cardSize } from './card-path';

type Description = {
  title: string;
  description: string;
  /** The page's own address. */
  path: string;
  /** The address that search engines keep, where it is another. */
  canonical?: string;
  /** The page whose card is shown, where it has none of its own. */
  card?: string;
  /** For what somebody has written: when, and who. */
  article?: { publishedTime?: string; modifiedTime?: string; authors?: string[] };
};

/** What a page says about itself to search engines and in social networks. */
export function describePage({
  title,
  description: text,
  path,
  canonical = path,
  card = path,
  article,
}: Description): Metadata {
  const description = shortened(text);
  const images = [{ url: cardPath(card), alt: title, type: 'image/png', ...cardSize }];
  const shown = { title, description, url: canonical, images };
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: article ? { type: 'article', ...shown, ...article } : { type: 'website', ...shown },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** Search engines ignore a description much shorter than this many characters, and cut longer ones. */
const SHORTEST = 40;
const LONGEST = 250;

/** Ends after the last whole sentence that fits, else after the last whole word, and says enough. */
function shortened(text: string): string {
  const start = [...text].slice(0, LONGEST).join('');
  if (start === text) return text;
  const sentences = /^.{40,}(?:[.!?](?=\s)|[。！？])/su.exec(start)?.[0];
  return sentences ?? (/^.{40,}\s/su.exec(start)?.[0] ?? start) + '…';
}

/**
 * An item's own summary where it says enough.
 * @param fallback at least 40 characters, put before a summary that is too short
 */
export function descriptionOf(summary: string | undefined, fallback: string): string {
  if (!summary) return fallback;
  return summary.length >= SHORTEST ? summary : `${fallback} ${summary}`;
}
