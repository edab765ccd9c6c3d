/** @jest-environment node */
import { contentTag } from '@/lib/content/tags';
import { mostNewsFirst } from './stored-pages';

const page = (path: string, ...endpoints: string[]) => ({
  path,
  tags: [`_N_T_${path}`, ...endpoints.map(contentTag)],
});
const order = (...pages: ReturnType<typeof page>[]) => mostNewsFirst(pages).map(({ path }) => path);

it('begins with the pages that ask for all content between them', () => {
  expect(
    order(
      page('/faq', '/settings'),
      page('/blog', '/settings', '/posts', '/products'),
      page('/contact', '/settings', '/contact'),
      page('/', '/settings', '/posts', '/products', '/services'),
    ),
  ).toEqual(['/', '/contact', '/faq', '/blog']);
});

it('keeps every page, also those without content', () => {
  expect(order()).toEqual([]);
  expect(order(page('/a'), page('/b', '/settings'))).toEqual(['/b', '/a']);
});
