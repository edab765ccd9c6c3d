import type * as Route from './route';

jest.mock('@/lib/content/store', () => ({ contentStore: jest.fn() }));
jest.mock('@/lib/content/refresh', () => ({
  refreshHelp: 'Send what is known.',
  refreshSchema: { safeParse: (body: unknown) => ({ success: body !== undefined }) },
}));

const secret = 'a-secret-for-the-refresh-hook';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The route of a site with this secret, or without one. */
async function routeWith(value: string): Promise<typeof Route> {
  jest.resetModules();
  process.env.REVALIDATE_SECRET = value;
  return import('./route');
}
const request = () => new Request('http://localhost:3000/api/revalidate', { method: 'POST' });

describe('POST /api/revalidate', () => {
  it.each(methods)('answers 404 to %s if no secret is configured', async (method) => {
    const route = await routeWith('');
    expect((await route[method](request())).status).toBe(404);
  });

  it.each(methods.filter((method) => method !== 'POST'))(
    '%s says what is served',
    async (method) => {
      const route = await routeWith(secret);
      const answer = await route[method](request());
      expect([answer.status, answer.headers.get('allow')]).toEqual([
        method === 'OPTIONS' ? 204 : 405,
        'POST, OPTIONS',
      ]);
    },
  );

  it('reads no more of a body than a list of endpoints takes', async () => {
    const route = await routeWith(secret);
    let pulled = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        if (pulled < 100) controller.enqueue(Buffer.alloc(16 * 1024, '['));
        else controller.close();
      },
    });
    const answer = await route.POST(
      new Request('http://localhost:3000/api/revalidate', {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body,
        ...{ duplex: 'half' },
      }),
    );
    expect(answer.status).toBe(422);
    expect(pulled).toBeLessThan(10);
  });

  it('rejects a post without the secret', async () => {
    const route = await routeWith(secret);
    expect((await route.POST(request())).status).toBe(401);
  });
});
