import { readFileSync } from 'node:fs';
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
} from '@playwright/test';
import { administrator, contentFile, CONTENT_URL, EDITOR_URL } from './places';

export type Product = { id: number; title: string; thumbnail?: string; alt?: string };

export const publishedProducts = (): Product[] =>
  JSON.parse(readFileSync(contentFile('industrial-products.json'), 'utf8')) as Product[];

/** What the site would get. */
export async function servedProducts(request: APIRequestContext): Promise<Product[]> {
  const response = await request.get(`${CONTENT_URL}/api/list/industrial-products`, {
    headers: { authorization: 'Bearer the-token-of-the-journeys' },
  });
  return ((await response.json()) as { data: Product[] }).data;
}

let clients = 0;
/** Limits count by client: each test is another one. */
export const newClient = (): Record<string, string> => ({
  'x-forwarded-for': `10.1.${Math.floor(++clients / 250)}.${(clients % 250) + 1}`,
  origin: EDITOR_URL,
});

export async function signIn(
  request: APIRequestContext,
  user: { email: string; password: string } = administrator,
): Promise<void> {
  const response = await request.post('/payload-api/users/login', {
    data: user,
    headers: newClient(),
  });
  expect(response.status()).toBe(200);
}

type Fixtures = { signedIn: BrowserContext };

export const test = base.extend<Fixtures>({
  signedIn: async ({ context }, use) => {
    await signIn(context.request);
    await use(context);
  },
});
export { expect };
