/**
 * The types that count as photos. Drawings are left out: they are small, most have no ground of their
 * own, and what they say about their own size can be anything.
 */
export const PHOTO = /^image\/(jpeg|png|webp|avif)\b/i;

/** A photo of more pixels is not decoded. */
export const MOST_PIXELS = 50_000_000;
