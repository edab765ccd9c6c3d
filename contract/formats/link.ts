import { bytesOf } from '../cut';
import { quoted, textOf, type Reading } from './reading';
import type { Region } from './region';
import { SLUG_BYTES } from './slug';

export const LINK_LENGTH = 2_000;
export const PATH_LENGTH = 200;

/** Links that may be followed; all others could run something. */
export const FOLLOWED_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

const SCHEME = /^[a-z][a-z\d+.-]*(?=:)/i;
/** Browsers pass over these within a scheme and before it. */
const IGNORED = /[\t\n\r]|^[\u0000-\u0020]+/g;

/** Whether a link within a text may be followed: of one of the schemes, or with none, as `/shop#top`. */
export function isFollowed(url: string): boolean {
  const seen = url.replace(IGNORED, '').trim();
  const scheme = SCHEME.exec(seen)?.[0].toLowerCase();
  return seen !== '' && (scheme === undefined || FOLLOWED_SCHEMES.some((each) => each === scheme));
}

/** `https://…`, `mailto:…` or `tel:…`. */
export function readLink(value: unknown): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (text.length > LINK_LENGTH) return { fault: `A link has at most ${LINK_LENGTH} characters.` };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && isFollowed(url.href)
    ? { value: url.href }
    : { fault: `${quoted(text)} is no link. A link begins with https://, mailto: or tel:.` };
}

const PLACE = /^\/(?![/\\])[^\s\\]*$|^#[\w-]+$/;

/** Where a menu or a button leads: into the site, with query and fragment, or elsewhere. */
export function readHref(value: unknown): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (text.length <= LINK_LENGTH && PLACE.test(text)) return { value: text };
  const link = readLink(text);
  return link?.fault
    ? {
        fault: `${quoted(text)} leads nowhere. A page of the site begins with /, a link elsewhere with https://, mailto: or tel:.`,
      }
    : link;
}

const hasShortSegments = (path: string) =>
  path.split('/').every((segment) => bytesOf(segment) <= SLUG_BYTES);

const PATH = /^\/(?:[\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+)*)?$/u;

/** Of a page that the company makes itself, and names in its language. */
const OWN_PAGE = /(?<=^\/p\/).+/i;

/** A page of the site: `/quality`, without query and fragment. It is the same in all languages of the company. */
export function readPath(
  value: unknown,
  { locale, mainLocale = locale }: Pick<Region, 'locale' | 'mainLocale'>,
): Reading<string> {
  const text = textOf(value)
    ?.normalize('NFC')
    .replace(OWN_PAGE, (name) => name.toLocaleLowerCase(mainLocale));
  if (text === undefined) return undefined;
  return PATH.test(text) && text.length <= PATH_LENGTH && hasShortSegments(text)
    ? { value: text.toLowerCase() }
    : { fault: `${quoted(text)} is no page of the site. Write its path, such as /quality.` };
}
