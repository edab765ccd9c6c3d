import { readFile } from 'node:fs/promises';
import { endpointPaths } from './faults/endpoint-paths';
import { expect, test } from './test';
import type { Health } from './health';
import { e2eVariables } from './site-under-test';

test.describe('health', () => {
  test('says that the process lives, and which build it is', async ({ request }) => {
    const answer = await request.get('/api/health');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const build = (await readFile('.next/BUILD_ID', 'utf8')).trim();
    expect(await answer.json()).toEqual({ status: 'ok', build, uptime: expect.any(Number) });
  });

  test('says that visitors can be served, and how old each copy is', async ({ request }) => {
    const headers = { authorization: `Bearer ${e2eVariables.REVALIDATE_SECRET}` };
    const answer = await request.get('/api/health?ready', { headers });
    expect(answer.status()).toBe(200);
    const { status, checks } = (await answer.json()) as Health;
    expect(status).toBe('ok');
    expect(checks.cache).toEqual({ status: 'ok' });
    expect(checks.content.endpoints).toHaveLength(endpointPaths.length);
    for (const { age } of checks.content.endpoints) expect(age).toBeGreaterThanOrEqual(0);
  });

  for (const [visitor, headers] of [
    ['without a secret', {}],
    ['with a wrong one', { authorization: 'Bearer guessed' }],
  ] as const) {
    test(`says no more than a status to a visitor ${visitor}`, async ({ request }) => {
      const answer = await request.get('/api/health?ready', { headers });
      const { status, checks } = (await answer.json()) as Health;
      expect({ status, checks }).toEqual({
        status: 'ok',
        checks: {
          ...{ content: { status: 'ok' }, cache: { status: 'ok' } },
          ...{ enquiries: { status: 'ok' }, mail: { status: 'ok' } },
        },
      });
    });
  }

  test('is fit also where everything must be', async ({ request }) => {
    expect((await request.get('/api/health?ready&strict')).status()).toBe(200);
  });

  test('answers GET only', async ({ request }) => {
    expect((await request.post('/api/health')).status()).toBe(405);
  });
});
