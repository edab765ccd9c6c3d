import type { Page } from '@playwright/test';
import { expect } from './test';
import { visit } from './visit';

/** What every button says that would order something. */
export const NO_ORDER = 'This is a demo shop: no order is placed';

/** The URLs of all requests from now on that could store something. */
export function recordPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  return posts;
}

/** Puts a number of pieces of a product into the cart, on the product's page. */
export async function addToCart(page: Page, id: number, pieces = 1) {
  await visit(page, `/shop-details/${id}`);
  const main = page.getByRole('main');
  for (let more = 1; more < pieces; more++) {
    await main.getByRole('button', { name: 'One more' }).click();
  }
  await main.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByText('Add To Cart successfully')).toBeVisible();
}
