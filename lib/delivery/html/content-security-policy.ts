import { createHash } from 'node:crypto';

export type PolicyOptions = {
  /** reCAPTCHA may load its script and frame. */
  captcha: boolean;
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

export function policyOptions(variables: Record<string, string | undefined>): PolicyOptions {
  return {
    captcha: Boolean(variables.RECAPTCHA_SITE_KEY),
    secure: variables.SITE_URL?.startsWith('https:') ?? false,
  };
}

/**
 * The content security policy of a page. Stored pages allow their inline scripts by hash, pages for one
 * visitor by nonce. A hash allows whatever is in the page, so content must be sanitised before.
 * @param inline sources of the inline scripts: hashes, or one nonce
 */
export function contentSecurityPolicy(
  inline: readonly string[],
  { captcha, secure }: PolicyOptions,
): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...inline,
      ...(captcha ? [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'] : []),
    ],
    // Style attributes position images and carry the constants of carousels.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(captcha ? [RECAPTCHA] : [])],
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
    ['frame-ancestors', "'self'"],
    ...(secure ? ([['upgrade-insecure-requests']] as [string][]) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
