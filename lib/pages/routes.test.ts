import { readdirSync } from 'node:fs';
import { NO_PAGE } from '@/lib/pages/page-paths';
import { numberedPaths } from '@/lib/pages/redirects/site-paths';
import { words } from '@/words/words';
import { mainMenu, routes } from './routes';

const { pages: texts } = words('en');

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map(
    (file) => `/${file.replace(/^\[language\]\/|\([^/]+\)\//g, '').replace(/\/?page\.tsx$/, '')}`,
  )
  .filter((page) => page !== NO_PAGE);

describe('routes', () => {
  it('list exactly the pages that exist', () => {
    const named = ['/p/0', '/shop/category/0'];
    const paths = [...routes.map(({ path }) => path), ...numberedPaths, ...named];
    expect(paths.sort()).toEqual(pages.map((page) => page.replace(/\[\w+\]/, '0')).sort());
  });

  it('have words, each a unique title and a description of at least 40 characters', () => {
    expect(Object.keys(texts).sort()).toEqual(routes.map(({ path }) => path).sort());
    expect(new Set(Object.values(texts).map(({ title }) => title)).size).toBe(routes.length);
    for (const [path, { description }] of Object.entries(texts)) {
      expect({ path, long: description.length >= 40 }).toEqual({ path, long: true });
    }
  });

  it('name no trade', () => {
    for (const [path, { name, title, description }] of Object.entries(texts)) {
      expect(`${path}: ${name} ${title} ${description}`).not.toMatch(
        /forg|steel|\bdie\b|hammer|furnace|machining|ring mill|rolling|scrap|heat/i,
      );
    }
  });

  it('point each variant to a page that is not a variant', () => {
    for (const route of routes) {
      if (!('variantOf' in route)) continue;
      const base = routes.find(({ path }) => path === route.variantOf);
      expect(base).toBeDefined();
      expect(base).not.toHaveProperty('variantOf');
    }
  });

  it('have the main menu in the order of the specification', () => {
    expect(mainMenu.map((path) => `${path} ${texts[path].name}`)).toEqual([
      '/ Home',
      '/about About Us',
      '/service Services',
      '/clients Our Clients',
      '/manufacture Equipment',
      '/certificate Certificate',
      '/portfolio Portfolio',
      '/contact Contact Us',
    ]);
  });
});
