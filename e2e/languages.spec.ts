import { readFileSync, readdirSync } from 'node:fs';
import { textsOf } from '@/words/texts-of';
import { words } from '@/words/words';
import { violations } from './axe';
import { startSiteWithOwnContent } from './own-content';
import { excessWidth } from './reflow';
import { pageText } from './second-company/page-text';
import { expect, full, test } from './test';
import { visit } from './visit';

const CONTENT = 'demo-company/content';
const content = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(`${CONTENT}/${file}`, 'utf8'))
  .join('\n')
  .toLowerCase();

/** Sentences of the site itself: of more than one word, and none that the company's content happens to have. */
const sentences = textsOf(words('en'))
  .map(({ text }) => text.replace(/<\/?\w+>/g, ''))
  .filter((text) => !text.includes('{') && /\w\s+\w/.test(text))
  .filter((text) => !content.includes(text.toLowerCase()));

const pages = ['/', '/shop', '/shop-details/1', '/quote', '/contact', '/search?q=gear', '/cart'];
const morePages = ['/home-1', '/home-2', '/service', '/blog', '/blog-single/1', '/downloads'];
const evenMore = ['/certificate', '/privacy', '/faq', '/clients', '/checkout', '/no-such-page'];

// Every day: third-company.spec.ts.
const languages = ['ar-EG', 'pl-PL', 'de-DE', 'zh-CN'];

for (const locale of languages) {
  test(`a site in ${locale} says nothing in English by itself`, full, async ({ page }) => {
    test.setTimeout(180_000);
    const company = await startSiteWithOwnContent();
    await company.edit<object>('site-settings', (settings) => ({ ...settings, locale }));
    const site = await company.start();
    try {
      const english: string[] = [];
      for (const path of [...pages, ...morePages, ...evenMore]) {
        const html = await (await fetch(site.origin + path)).text();
        expect(html, path).toContain(`lang="${locale}"`);
        const text = pageText(html);
        english.push(
          ...sentences.filter((one) => text.includes(one)).map((one) => `${path}: ${one}`),
        );
      }
      expect(sentences.length).toBeGreaterThan(100);
      expect(english).toEqual([]);

      for (const path of pages.slice(0, 4)) {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await visit(page, site.origin + path);
          expect([path, width, await excessWidth(page)]).toEqual([path, width, 0]);
        }
        expect([path, await violations(page)]).toEqual([path, []]);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(locale).pages['/quote'].name,
      );
    } finally {
      await site.stop();
    }
  });
}
