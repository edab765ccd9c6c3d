import 'server-only';
import { CART_KEY } from '@/lib/features/cart/storage';
import { QUOTE_KEY } from '@/lib/features/quotes/basket-storage';
import { CERTIFICATE_LIFETIME, CERTIFICATE_STEP_KEY } from '@/lib/features/certificate/lifetime';
import { SESSION_COOKIE, SESSION_MAX_AGE } from '@/lib/features/certificate/session-cookie';
import { cookieName } from '@/lib/platform/http/cookies';
import { RESULT_COOKIES, RESULT_SECONDS } from '@/lib/features/forms/form-result';

export type BrowserStorageEntry = {
  name: string;
  kind: 'Cookie' | 'Local storage';
  when: string;
  purpose: string;
  lifetime: string;
  /** Without this page nothing of it is ever kept. */
  of?: '/cart' | '/certificate' | '/quote';
};

const minutes = (seconds: number) => `${seconds / 60} minutes`;

const formResult = {
  kind: 'Cookie',
  purpose:
    'A random number under which the site keeps the answer to your form, and what you had typed if it could not be sent.',
  lifetime: minutes(RESULT_SECONDS),
} as const;

/** A test compares it with the code. */
export const browserStorage = (): BrowserStorageEntry[] => [
  {
    name: CART_KEY,
    kind: 'Local storage',
    when: 'You put a product into the cart.',
    purpose: 'The lines of your cart: product, quantity, price. They are never sent to us.',
    lifetime: 'Until you empty the cart',
    of: '/cart',
  },
  {
    name: QUOTE_KEY,
    kind: 'Local storage',
    when: 'You add a product to a request for a quote.',
    purpose: 'The products of your request: name and quantity. They are sent to us with the form.',
    lifetime: 'Until you send the request, or take the products out of it',
    of: '/quote',
  },
  {
    name: CERTIFICATE_STEP_KEY,
    kind: 'Local storage',
    when: 'You request a code for the certificate or another document.',
    purpose:
      'Which document you asked for, which step you have reached and when you asked, so that a reload shows it at once.',
    lifetime: `Until you open the page again after the code has expired, ${minutes(CERTIFICATE_LIFETIME / 1000)} after the request`,
    of: '/certificate',
  },
  {
    name: cookieName(SESSION_COOKIE),
    kind: 'Cookie',
    when: 'You request a code for the certificate or another document.',
    purpose:
      'Your e-mail address, the document, the time of the request and whether it is unlocked, sealed so that only this site can read it.',
    lifetime: minutes(SESSION_MAX_AGE),
    of: '/certificate',
  },
  {
    name: cookieName(RESULT_COOKIES['/contact/result']),
    when: 'You send a message while your browser runs no scripts.',
    ...formResult,
  },
  {
    name: cookieName(RESULT_COOKIES['/quote/result']),
    when: 'You send a request for a quote while your browser runs no scripts.',
    ...formResult,
    of: '/quote',
  },
  {
    name: cookieName(RESULT_COOKIES['/certificate/unlock']),
    when: 'You send a form of the certificate while your browser runs no scripts.',
    ...formResult,
    of: '/certificate',
  },
];
