import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { words } from '@/words/words';
import { browserStorage } from './browser-storage';

const STORES =
  /\b(localStorage|sessionStorage)\.setItem\(|cookies\.set\(|document\.cookie|indexedDB|\bstored(Text|List)\([A-Z]/;

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
);

describe('browserStorage', () => {
  it('lists everything that the code stores', () => {
    const places = files.filter((file) => STORES.test(readFileSync(file, 'utf8')));
    expect(places.sort()).toEqual([
      'components/certificate/certificate-unlock/step-record.ts',
      'components/layout/page-enhancements/offer-language.ts',
      'lib/features/cart/store.ts',
      'lib/features/certificate/session-cookie.ts',
      'lib/features/forms/form-result.ts',
      'lib/features/quotes/basket-store.ts',
      // By the three above.
      'lib/platform/stored-text.ts',
    ]);
    expect(browserStorage(words('en'), 2).map(({ name }) => name)).toEqual([
      'cart',
      'quote',
      'language-line',
      'certificate-step',
      'certificate-session',
      'enquiry-result',
      'quote-result',
      'certificate-result',
    ]);
  });

  it('says nothing of other languages on a site in one', () =>
    expect(browserStorage(words('en'), 1).map(({ name }) => name)).not.toContain('language-line'));
});
