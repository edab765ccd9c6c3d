import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';

/*
 * How many CSS pixels wide the site shows a picture at most, on a screen of 1,440 px. A file that is a
 * fifth narrower still looks sharp.
 */

const TOLERANCE = 0.8;

const everywhere: Record<string, number> = {
  background_image: 1_440,
  card: 1_200,
  favicon: 32,
  html: 576,
  image: 700,
  image_portrait: 575,
  path: 700,
  thumbnail: 600,
  thumbnail_portrait: 575,
  touch_icon: 180,
  user_image: 160,
};

const at: Record<string, Record<string, number>> = {
  [hostEndpoints.services.path]: { thumbnail: 1_440 },
  [hostEndpoints.clients.path]: { thumbnail: 160 },
  [hostEndpoints.team.path]: { thumbnail: 400 },
  [hostEndpoints.contacts.path]: { thumbnail: 96 },
  [hostEndpoints.documents.path]: { thumbnail: 480 },
};

/** The least width of a file, in pixels; 0 where any will do. */
export const leastWidth = (endpoint: string, field: string): number =>
  Math.round((at[endpoint]?.[field] ?? everywhere[field] ?? 0) * TOLERANCE);
