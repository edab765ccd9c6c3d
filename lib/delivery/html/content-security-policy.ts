import { createHash } from 'node:crypto';
import { environment } from '@/lib/platform/env';

type PolicyOptions = {
  captcha: boolean;
  secure: boolean;
  /** Origin of the visitor statistics. */
  analytics?: string;
  /** An origin that may show the page in a frame. */
  framedBy?: string;
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="(?!text\/javascript|module)[^"]+"/;

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Hashes of the inline scripts that a browser would run. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  }
  return [...hashes];
}

export function policyOptions(): PolicyOptions {
  const { RECAPTCHA_SITE_KEY, SITE_URL, ANALYTICS } = environment();
  return {
    captcha: RECAPTCHA_SITE_KEY !== undefined,
    secure: SITE_URL.startsWith('https:'),
    analytics: ANALYTICS?.origin,
  };
}

/** @param inline hashes in stored pages, so content must be sanitized before, or one nonce */
export function contentSecurityPolicy(
  inline: readonly string[],
  { captcha, secure, analytics, framedBy }: PolicyOptions,
): string {
  const statistics = analytics ? [analytics] : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...inline,
      ...(captcha ? [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'] : []),
      ...statistics,
    ],
    // Style attributes position images and set up carousels.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(captcha ? [RECAPTCHA] : []), ...statistics],
    [
      'frame-src',
      "'self'",
      'https://www.youtube-nocookie.com',
      'https://www.google.com',
      ...(captcha ? ['https://recaptcha.google.com/recaptcha/'] : []),
    ],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'", ...(framedBy ? [framedBy] : [])],
    ...(secure ? ([['upgrade-insecure-requests']] as [string][]) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
