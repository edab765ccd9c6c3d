import { readFileSync } from 'node:fs';
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
} from '@playwright/test';
import sharp from 'sharp';
import { administrator, contentFile, CONTENT_URL, EDITOR_URL } from './places';

export const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#5b656f' } })
    .jpeg()
    .toBuffer();

export type Product = {
  id: number;
  title: string;
  sku?: string;
  thumbnail?: string;
  alt?: string;
  documents?: { kind: string; file?: string; size?: number }[];
};

export const publishedProducts = (): Product[] =>
  JSON.parse(readFileSync(contentFile('industrial-products.json'), 'utf8')) as Product[];

/** What the site would get. */
export async function servedProducts(request: APIRequestContext): Promise<Product[]> {
  const response = await request.get(`${CONTENT_URL}/api/list/industrial-products`, {
    headers: { authorization: 'Bearer the-token-of-the-journeys' },
  });
  return ((await response.json()) as { data: Product[] }).data;
}

/** Waits for a publish that comes after everything that was asked for before. */
export async function nextPublish(request: APIRequestContext): Promise<void> {
  const sku = `HF-${Date.now()}`;
  const answer = await request.patch('/payload-api/products/15', {
    data: { sku, _status: 'published' },
    headers: { origin: EDITOR_URL },
  });
  expect(answer.ok()).toBe(true);
  await expect
    .poll(async () => (await servedProducts(request)).find(({ id }) => id === 15)?.sku)
    .toBe(sku);
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

/** The details of a test that only `npm run test:full` runs. */
export const full = { tag: '@full' };

type Fixtures = { signedIn: BrowserContext };

export const test = base.extend<Fixtures>({
  signedIn: async ({ context }, use) => {
    await signIn(context.request);
    await use(context);
  },
});
export { expect };
