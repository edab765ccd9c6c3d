import { inLanguage } from '@/lib/content/store/current-language';
import { holdContent } from '@/testing/hold-content';
import { withLeads } from '@/components/ui/rich-text/leads';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];

it('links of markup are addresses of the language, or say that they lead to the main one', async () => {
  await holdContent(
    {
      siteSettings: { name: 'Forge', languages },
      products: [{ id: 1, title: 'Ring', slug: 'ring' }],
      faq: [{ title: 'Prices', entries: [{ question: 'What?', answer: 'Much.' }] }],
    },
    { 'de-DE': { siteSettings: {}, products: [{ id: 1, title: 'Walzring', slug: 'walzring' }] } },
  );
  const html =
    '<p><a href="/shop-details/ring?a=1&#x26;b=2">A</a> <a href="/faq">B</a> <a href="https://x.example/">C</a></p>';
  expect(await inLanguage('de', () => withLeads(html))).toBe(
    '<p><a href="/de/shop-details/walzring?a=1&amp;b=2">A</a> <a href="/faq" hreflang="en-GB">B</a> <a href="https://x.example/">C</a></p>',
  );
});
