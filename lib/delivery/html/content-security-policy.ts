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

const RECAPTCHA = 'https://www.google.com/recaptcha/';

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export function policyOptions(): PolicyOptions {
  const { RECAPTCHA_SITE_KEY, SITE_URL, ANALYTICS } = environment();
  return {
    captcha: RECAPTCHA_SITE_KEY !== undefined,
    secure: SITE_URL.startsWith('https:'),
    analytics: ANALYTICS?.origin,
  };
}

/**
 * Of every page. It allows what the build knows, never what merely stands in the HTML: a text that came into
 * it unescaped would otherwise allow its own script.
 * @param inline the sources of the inline scripts
 */
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
      ...inline.map(hashOf),
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
