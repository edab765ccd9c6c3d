import { createHash } from 'node:crypto';

/** What the policy depends on besides the page itself. */
export type PolicyOptions = {
  /** The human check may load its script and frame. */
  humanCheck: boolean;
  /** The site is served over HTTPS. */
  secure: boolean;
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="(?!text\/javascript|module)[^"]+"/;

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** `'sha256-…'` of every inline script that a browser would run, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  }
  return [...hashes];
}

/** The present variables, read where no module of the site can be. */
export function policyOptions(variables: Record<string, string | undefined>): PolicyOptions {
  return {
    humanCheck: Boolean(variables.RECAPTCHA_SITE_KEY),
    secure: variables.SITE_URL?.startsWith('https:') ?? false,
  };
}

/**
 * The content security policy of a page. The inline scripts of a finished page are known, so they
 * are allowed by their hash and no others are; a page made for one visitor names a nonce. Content is
 * sanitised before it gets into a page: a hash blesses whatever stands there.
 * @param inline sources of the inline scripts: hashes, or one nonce
 */
export function contentSecurityPolicy(
  inline: readonly string[],
  { humanCheck, secure }: PolicyOptions,
): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...inline,
      ...(humanCheck ? [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'] : []),
    ],
    // Style attributes place pictures and carry the constants of carousels.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(humanCheck ? [RECAPTCHA] : [])],
    [
      'frame-src',
      "'self'",
      'https://www.youtube-nocookie.com',
      'https://www.google.com',
      ...(humanCheck ? ['https://recaptcha.google.com/recaptcha/'] : []),
    ],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
    ...(secure ? ([['upgrade-insecure-requests']] as [string][]) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
