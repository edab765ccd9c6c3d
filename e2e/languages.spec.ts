import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { phrasesOf } from '@/words/own-words';
import { textsOf } from '@/words/texts-of';
import { words } from '@/words/words';
import { violations } from './axe';
import { startSiteWithOwnContent } from './own-content';
import { excessWidth } from './reflow';
import { templates } from './templates';
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

      // `npm test` looks at the form alone, which has most of what text in another direction breaks.
      for (const path of process.env.EVERYDAY ? ['/quote'] : pages.slice(0, 4)) {
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

const MARK = '¤';

/** Every phrase as a company would say it otherwise, so that a page tells which of its texts are the site's. */
const ownWords = Object.fromEntries(
  phrasesOf(words('en'))
    .filter(({ text }) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')))
    .map(({ key, text }) => [key, text.replace(/(^|<\/?\w+>)(?=\s*\p{L})/gu, `$1${MARK}`)]),
);

/** What is read aloud of a page, each with the language that it is said to be in. */
const readAloud = (page: Page, html: string) =>
  page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    const langOf = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') ?? '';
    const spoken: { text: string; lang: string }[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        const hasText = [...node.childNodes].some(
          (child) => child.nodeType === Node.TEXT_NODE && /\p{L}/u.test(child.nodeValue ?? ''),
        );
        for (const name of hasText ? [] : ['aria-label', 'alt', 'placeholder', 'title']) {
          const text = node.getAttribute(name);
          if (text) spoken.push({ text, lang: langOf(node) });
        }
      } else if (!node.parentElement?.closest('script, style')) {
        spoken.push({ text: node.nodeValue ?? '', lang: langOf(node.parentElement) });
      }
    }
    return spoken;
  }, html);

test('words that stay English say so, those of the company do not', full, async ({ page }) => {
  test.setTimeout(180_000);
  const [plain, own] = await Promise.all([startSiteWithOwnContent(), startSiteWithOwnContent()]);
  for (const company of [plain, own]) {
    await company.edit<object>('site-settings', (settings) => ({ ...settings, locale: 'fi-FI' }));
  }
  await own.edit('pages/words', () => ownWords);
  const sites = [await plain.start(), await own.start()] as const;
  try {
    let count = 0;
    for (const path of [...templates, '/cart', '/search?q=gear', '/faq', '/no-such-page']) {
      const [english, finnish] = await Promise.all(
        sites.map(async ({ origin }) => readAloud(page, await (await fetch(origin + path)).text())),
      );
      const unmarked = finnish!.map(({ text }) => text.replaceAll(MARK, ''));
      expect([path, unmarked]).toEqual([path, english!.map(({ text }) => text)]);
      const ofSite = english!.filter((_, index) => finnish![index]!.text.includes(MARK));
      expect([path, ofSite.filter(({ lang }) => lang !== 'en')]).toEqual([path, []]);
      const ofCompany = finnish!.filter(({ text }) => text.includes(MARK));
      expect([path, ofCompany.filter(({ lang }) => lang === 'en')]).toEqual([path, []]);
      count += ofSite.length;
    }
    expect(count).toBeGreaterThan(500);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
});
