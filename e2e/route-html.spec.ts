import { brotliCompressSync } from 'node:zlib';
import budgets from '../budgets.json' with { type: 'json' };
import { isMadePerRequest } from '@/lib/pages/routes/queries';
import { schemaOrg } from '@/testing/schema-org';
import { htmlFaults } from './html-checker';
import { readHead } from './page-head';
import { pages, routeAt } from './pages';
import { origin } from './site-under-test';
import { missingTemplates, sheetsOf, templates } from './templates';
import { expect, test } from './test';

/** Pages that stand above all others, or in place of one: no breadcrumbs lead to them. */
const WITHOUT_BREADCRUMBS = ['/', '/home-1', '/home-2', '/error'];

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

test.describe('HTML of a route', () => {
  for (const path of pages) {
    test(`${path} has its content, and tells search engines and social networks what it is`, async ({
      request,
    }) => {
      const route = routeAt(path);
      const { status, html, meta, title, canonical, things } = await readHead(request, path);
      expect(status).toBe(200);
      const visible = withoutScripts(html);
      expect(visible.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(visible).toMatch(/<main[\s>]/);
      expect(visible).not.toContain('Loading...');
      expect(await htmlFaults(visible)).toEqual([]);
      expect(visible).not.toMatch(/<[^>]* vt-\w+=/);

      expect(title).toContain(' | Hammerscale Forge');
      expect(meta('description').length).toBeGreaterThanOrEqual(40);
      expect(/noindex/.test(meta('robots'))).toBe(route?.noindex ?? false);
      if (!path.startsWith('/blog-2/')) {
        const original = route?.variantOf ?? path;
        expect(meta('og:url')).toBe(original === '/' ? origin : origin + original);
      }
      expect(canonical).toBe(route?.noindex && route.variantOf ? '' : meta('og:url'));
      expect(title.startsWith(meta('og:title'))).toBe(true);
      expect(meta('og:site_name')).toBe('Hammerscale Forge');
      expect(meta('twitter:card')).toBe('summary_large_image');
      expect(meta('twitter:image')).toBe(meta('og:image'));
      // Most of the time of this file; social-cards.spec.ts looks at what they show.
      if (!process.env.EVERYDAY || templates.includes(path)) {
        const card = await request.get(meta('og:image'));
        expect(card.status()).toBe(200);
        expect(card.headers()['content-type']).toBe('image/png');
        // The PNG format has width and height at these bytes.
        const bytes = await card.body();
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      }

      for (const { '@context': context, ...thing } of things) {
        expect(context).toBe('https://schema.org');
        schemaOrg[thing['@type'] as keyof typeof schemaOrg].parse(thing);
      }
      expect(things.filter((thing) => thing['@type'] === 'BreadcrumbList')).toHaveLength(
        WITHOUT_BREADCRUMBS.includes(path) ? 0 : 1,
      );
    });
  }

  for (const path of templates) {
    test(`${path} weighs what it shows`, async ({ request }) => {
      const html = await (await request.get(path)).body();
      const { [path as '/']: own = budgets.html.others } = budgets.html;
      expect(html.length / 1000).toBeLessThanOrEqual(own.kilobytes);
      expect(
        brotliCompressSync(html).length / 1000,
        'kB in Brotli; what is in menus, header and footer weighs on every page',
      ).toBeLessThanOrEqual(own.brotli);
    });
  }

  test('is of a template, or one of those with a part exchanged', async ({ request }) => {
    const sheets = new Map<string, Set<string>>();
    for (const path of pages) sheets.set(path, sheetsOf(await (await request.get(path)).text()));
    // As many as there are component styles: the names in the HTML are still those of CSS modules.
    expect(new Set([...sheets.values()].flatMap((page) => [...page])).size).toBeGreaterThan(100);
    expect(missingTemplates(sheets), 'missing in templates.ts').toEqual([]);
  });

  test('shares no title with another, and has no link that leads nowhere', async ({ request }) => {
    test.setTimeout(120_000);
    const targets = new Map<string, string>();
    const titles = new Map<string, string>();
    for (const path of pages) {
      const { html, title } = await readHead(request, path);
      expect(titles.get(title), `${path}: ${title}`).toBeUndefined();
      titles.set(title, path);
      for (const [tag, href = ''] of html.matchAll(/<a[^>]*\shref="([^"]*)"[^>]*/g)) {
        // Crawlers that follow them meet the limit for pages made for each request.
        if (href.includes('?') && isMadePerRequest(href.replaceAll('&amp;', '&')))
          expect(tag, `on ${path}`).toContain('rel="nofollow"');
        expect(href, `an empty link on ${path}`).not.toMatch(/^#?$/);
        // Locked documents are for visitors with a session.
        if (href.startsWith('/api/certificate/document')) continue;
        if (href.startsWith('/')) targets.set(href.split('#')[0]!.replaceAll('&amp;', '&'), path);
        if (href.startsWith('#'))
          expect(html, `${href} on ${path}`).toContain(`id="${href.slice(1)}"`);
      }
    }
    const dead: string[] = [];
    const follow = async ([target, from]: [string, string]) => {
      const response = await request.head(target);
      if (!response.ok()) dead.push(`${from} → ${target}: ${response.status()}`);
    };
    await Promise.all([...targets].map(follow));
    expect(dead).toEqual([]);
  });
});
