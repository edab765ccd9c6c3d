import 'server-only';
import { environment, type Environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { log } from '@/lib/platform/log';

/** Which widget the form shows. */
export type Captcha = { siteKey: string; size: Environment['RECAPTCHA_SIZE'] };

/** A blocked script is one visitor's matter; so many in a row mean that the key does not work. */
const MISSING_IN_A_ROW = 5;

const tokens = globalSingleton('captcha-tokens', () => ({ missing: 0 }));

/** @returns undefined where no captcha is configured */
export function captcha(): Captcha | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SIZE: size } = environment();
  return siteKey ? { siteKey, size } : undefined;
}

/** Counts messages that came without a token. The log says once when it looks like a wrong key. */
export function noteCaptchaToken(token: string): void {
  tokens.missing = token ? 0 : tokens.missing + 1;
  if (tokens.missing !== MISSING_IN_A_ROW) return;
  log.error(
    { messages: MISSING_IN_A_ROW },
    'messages come without a captcha token: RECAPTCHA_SITE_KEY must be a reCAPTCHA v2 key for this domain, of the kind that RECAPTCHA_SIZE names',
  );
}

/** Whether the last messages all came without a token. */
export const isCaptchaFailing = (): boolean => tokens.missing >= MISSING_IN_A_ROW;
