import { AsyncLocalStorage } from 'node:async_hooks';
import { formatPrice } from '@/words/formats';
import { setSiteLanguage, siteFormats, siteWords } from './site-words';

/** As React does it for server components: what a function made, once for each rendering. */
const mockRendering = new AsyncLocalStorage<Map<unknown, unknown>>();
jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  cache: (make: () => unknown) => () => {
    const kept = mockRendering.getStore();
    if (!kept) return make();
    if (!kept.has(make)) kept.set(make, make());
    return kept.get(make);
  },
}));

/** What a page shows that waits for something after its settings were read. */
const rendered = (settings: { locale?: string; currency?: string }) =>
  mockRendering.run(new Map(), async () => {
    setSiteLanguage(settings);
    await new Promise((resolve) => setImmediate(resolve));
    const { language, common } = siteWords();
    return [language, common.quantity, formatPrice(1250, siteFormats()).replace(/\s/g, ' ')];
  });

describe('words and formats', () => {
  it('are those of the rendering, where several languages are rendered at once', async () => {
    const pages = [
      { locale: 'de-DE', currency: 'EUR' },
      { locale: 'pl-PL', currency: 'PLN' },
      { locale: 'fo-FO', currency: 'EUR' },
      {},
    ].map(rendered);
    expect(await Promise.all(pages)).toEqual([
      ['de', 'Menge', '1.250,00 €'],
      ['pl', 'Ilość', '1250,00 zł'],
      ['en', 'Quantity', '1.250,00 €'],
      ['en', 'Quantity', '$1,250.00'],
    ]);
  });

  it('are English and dollars outside of any', () => {
    setSiteLanguage({ locale: 'de-DE', currency: 'EUR' });
    expect([siteWords().language, siteFormats().currency]).toEqual(['en', 'USD']);
  });
});
