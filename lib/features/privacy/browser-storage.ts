import 'server-only';
import { CART_KEY } from '@/lib/features/cart/storage';
import { QUOTE_KEY } from '@/lib/features/quotes/basket-key';
import { CODE_LIFETIME } from '@/contract/form-limits';
import { CERTIFICATE_STEP_KEY } from '@/lib/features/certificate/step-key';
import { DISMISSED_KEY } from '@/lib/features/languages/dismissed-key';
import { SESSION_COOKIE, SESSION_MAX_AGE } from '@/lib/features/certificate/session-cookie';
import { cookieName } from '@/lib/platform/http/cookies';
import { RESULT_COOKIES, RESULT_SECONDS } from '@/lib/features/forms/form-result';
import { plural } from '@/words/format';
import type { Words } from '@/words/words';

export type BrowserStorageEntry = {
  name: string;
  /** Cookie or local storage. */
  kind: string;
  when: string;
  purpose: string;
  lifetime: string;
  /** Without this page nothing of it is ever kept. */
  of?: '/cart' | '/certificate' | '/quote';
};

/**
 * A test compares it with the code.
 * @param languages how many the site has
 */
export function browserStorage(
  { language, privacy }: Words,
  languages: number,
): BrowserStorageEntry[] {
  const { cookie, localStorage, cart, quote, code, formResult, languageLine } = privacy;
  const minutes = (seconds: number) => plural(language, privacy.minutes, { count: seconds / 60 });
  const ofForm = {
    kind: cookie,
    purpose: formResult.purpose,
    lifetime: minutes(RESULT_SECONDS),
  };
  return [
    { name: CART_KEY, kind: localStorage, ...cart, of: '/cart' },
    { name: QUOTE_KEY, kind: localStorage, ...quote, of: '/quote' },
    ...(languages > 1 ? [{ name: DISMISSED_KEY, kind: localStorage, ...languageLine }] : []),
    {
      name: CERTIFICATE_STEP_KEY,
      kind: localStorage,
      when: code.when,
      purpose: code.stepPurpose,
      lifetime: plural(language, code.stepLifetime, { count: CODE_LIFETIME / 60_000 }),
      of: '/certificate',
    },
    {
      name: cookieName(SESSION_COOKIE),
      kind: cookie,
      when: code.when,
      purpose: code.sessionPurpose,
      lifetime: minutes(SESSION_MAX_AGE),
      of: '/certificate',
    },
    {
      name: cookieName(RESULT_COOKIES['/contact/result']),
      when: formResult.message,
      ...ofForm,
    },
    {
      name: cookieName(RESULT_COOKIES['/quote/result']),
      when: formResult.quote,
      ...ofForm,
      of: '/quote',
    },
    {
      name: cookieName(RESULT_COOKIES['/certificate/unlock']),
      when: formResult.certificate,
      ...ofForm,
      of: '/certificate',
    },
  ];
}
