import { administrator, CONTENT_URL, EDITOR_URL, SITE_URL } from './places';
import { expect, full, newClient, nextPublish, servedProducts, signIn, test } from './editor';

const api = (path: string) => `/payload-api/${path}`;

test.describe('strangers', () => {
  test('cannot register, however many try at once', async ({ playwright }) => {
    const strangers = await Promise.all(
      [1, 2, 3].map(() =>
        playwright.request.newContext({ baseURL: EDITOR_URL, extraHTTPHeaders: newClient() }),
      ),
    );
    const data = { email: 'x@evil.example', password: 'correct-horse-2', role: 'administrator' };
    const answers = await Promise.all(
      strangers.flatMap((stranger) => [
        stranger.post(api('users/first-register'), { data }),
        stranger.post(api('users'), { data }),
      ]),
    );
    expect(answers.map((answer) => answer.status())).toEqual(Array(6).fill(403));
    const login = await strangers[0]!.post(api('users/login'), { data });
    expect(login.status()).toBe(401);
  });

  test('read nothing and find no GraphQL', async ({ request }) => {
    for (const path of [
      'products',
      'media',
      'users',
      'published-files',
      'globals/site-settings',
      'products/versions',
      'payload-jobs',
      'payload-preferences',
    ])
      expect([path, (await request.get(api(path))).status()]).toEqual([path, 403]);
    for (const path of ['graphql', 'graphql-playground'])
      expect(
        (
          await request.post(api(path), { data: { query: '{ Users { docs { email } } }' } })
        ).status(),
      ).toBe(404);
  });

  test('use no session from another site', async ({ request }) => {
    await signIn(request);
    const change = (origin: string) =>
      request.patch(api('products/1'), { data: { title: 'Taken' }, headers: { origin } });
    expect((await change('https://evil.example')).status()).toBe(403);
    expect((await servedProducts(request))[0]?.title).not.toBe('Taken');
  });

  test(
    'are stopped before they lock somebody out, however they spell the path',
    full,
    async ({ playwright, request }) => {
      const stranger = await playwright.request.newContext({
        baseURL: EDITOR_URL,
        extraHTTPHeaders: newClient(),
      });
      const statuses: number[] = [];
      const paths = ['users/login', 'users/LOGIN', 'users/logi%6e', 'users/Log%49n'];
      for (let tries = 0; tries < 12; tries += 1) {
        const data = { email: administrator.email, password: 'wrong-password' };
        statuses.push((await stranger.post(api(paths[tries % 4]!), { data })).status());
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(8);
      expect(statuses.at(-1)).toBe(429);
      await signIn(request);
    },
  );

  test(
    'are told that no mail for a new password is sent where nothing sends it',
    full,
    async ({ page, request }) => {
      await page.goto('/admin/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('heading', { name: 'No e-mail can be sent' })).toBeVisible();
      const asked = await request.post(api('users/forgot-password'), {
        data: { email: administrator.email },
        headers: newClient(),
      });
      expect([asked.status(), /nothing was sent/.test(await asked.text())]).toEqual([400, true]);
    },
  );

  test('call no other company', async ({ page, context }) => {
    const elsewhere: string[] = [];
    page.on('request', (sent) => {
      // The page of the site beside a form is the company's own.
      const own = [EDITOR_URL, SITE_URL, 'data:', 'blob:'];
      if (!own.some((start) => sent.url().startsWith(start))) elsewhere.push(sent.url());
    });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) faults.push(message.text());
    });
    await signIn(context.request);
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'Products', exact: true }).first()).toBeVisible();
    await page.goto('/admin/collections/products/1');
    await expect(page.locator('#field-title')).toBeVisible();
    expect(elsewhere).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test.describe('authors', () => {
  const author = { email: 'author@forge.example', password: 'author-of-drafts-1' };

  test('write drafts and publish nothing', async ({ playwright, request }) => {
    await signIn(request);
    const headers = { origin: EDITOR_URL };
    await request.post(api('users'), { data: { ...author, role: 'author' }, headers });
    const own = await playwright.request.newContext({ baseURL: EDITOR_URL });
    await signIn(own, author);
    const change = (query: string, data: object) =>
      own.patch(api(`products/3${query}`), { data, headers });

    expect((await change('?draft=true', { title: 'A draft', _status: 'draft' })).status()).toBe(
      200,
    );
    expect((await change('', { title: 'Published', _status: 'published' })).status()).toBe(403);
    // Without a status a change would go to the published product.
    expect([200, 403]).toContain((await change('', { title: 'Without a status' })).status());
    expect([200, 403]).toContain((await change('', { _status: 'draft' })).status());
    expect((await own.delete(api('products/3'), { headers })).status()).toBe(403);
    // Payload itself would take the product from the site where its draft is restored.
    const drafts = 'products/versions?where[parent][equals]=3&where[version._status][equals]=draft';
    const found = (await (await own.get(api(drafts))).json()) as { docs: { id: number }[] };
    const restored = await own.post(api(`products/versions/${found.docs[0]!.id}`), { headers });
    expect(restored.status()).toBe(200);
    const users = await own.post(api('users'), {
      data: { email: 'n@forge.example', password: 'another-password', role: 'administrator' },
      headers,
    });
    expect(users.status()).toBe(403);
    const { user } = (await (await own.get(api('users/me'))).json()) as { user: { id: number } };
    await own.patch(api(`users/${user.id}`), { data: { role: 'administrator' }, headers });
    const me = (await (await own.get(api('users/me'))).json()) as { user: { role: string } };
    expect(me.user.role).toBe('author');

    await nextPublish(request);
    const served = (await servedProducts(request)).find(({ id }) => id === 3);
    expect(served?.title).toBeTruthy();
    expect(served?.title).not.toMatch(/draft|Published|status/);
    expect((await request.get(`${CONTENT_URL}/health`)).status()).toBe(200);
  });
});
