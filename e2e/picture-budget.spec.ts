import { pages, routeAt } from './pages';
import { expect, full, test } from './test';

const MOST_ROUTES = 3;

/**
 * A list, its variants and the pages of its items are one route: `/service-details/1` → `/service`. Cases of
 * clients show the pictures of the portfolio.
 */
const routeOf = (path: string) =>
  path === '/clients'
    ? '/portfolio'
    : (routeAt(path)?.variantOf ?? path.replace(/^\/(service|shop|blog)[-/].*/, '/$1'));

/** A product's own picture goes wherever the product is listed; a logo is no photograph. */
const isScene = (picture: string) => /^(heroes|gallery|construction|industries)\//.test(picture);

/**
 * Between header and footer, without the sidebar: its rows repeat the posts for the search. A thumbnail is a button
 * that shows its picture.
 */
const contentOf = (html: string) =>
  /<main[\s>][\s\S]*<\/main>/
    .exec(html.replace(/<script[\s\S]*?<\/script>/g, ''))?.[0]
    .replace(/<(aside|button)[\s>][\s\S]*?<\/\1>/g, '') ?? '';

/** `folder/name` of each photograph of a page, one for each place. */
const photographs = (html: string): string[] =>
  [...contentOf(html).matchAll(/<img\s[^>]*?\ssrc="([^"]*)"/g)].flatMap(([, src = '']) => {
    const file = /\/media\/([\w-]+\/[\w-]+)\.jpe?g/.exec(decodeURIComponent(src))?.[1];
    return file ? [file] : [];
  });

test(
  'a picture stands on at most three routes, and never twice on a page',
  full,
  async ({ request }) => {
    test.setTimeout(120_000);
    const routesOf = new Map<string, Set<string>>();
    const repeated: string[] = [];
    for (const path of pages) {
      const shown = photographs(await (await request.get(path)).text());
      for (const picture of new Set(shown)) {
        const places = shown.filter((other) => other === picture).length;
        if (places > 1) repeated.push(`${path}: ${picture}`);
        if (isScene(picture))
          routesOf.set(picture, (routesOf.get(picture) ?? new Set()).add(routeOf(path)));
      }
    }
    const often = [...routesOf]
      .filter(([, routes]) => routes.size > MOST_ROUTES)
      .map(([picture, routes]) => `${picture}: ${[...routes].join(' ')}`);
    expect(routesOf.size).toBeGreaterThan(0);
    expect({ repeated, often }).toEqual({ repeated: [], often: [] });
  },
);
