import { environment } from '@/lib/platform/env';
import * as route from './route';

const secret = 'a-secret-for-the-refresh-hook';
process.env.REVALIDATE_SECRET = secret;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const request = () => new Request('http://localhost:3000/api/revalidate', { method: 'POST' });

describe('POST /api/revalidate', () => {
  it.each(methods)('answers 404 to %s if no secret is configured', async (method) => {
    const unset = jest.replaceProperty(environment(), 'REVALIDATE_SECRET', undefined);
    expect((await route[method](request())).status).toBe(404);
    unset.restore();
  });

  it.each(methods.filter((method) => method !== 'POST'))(
    '%s says what is served',
    async (method) => {
      const answer = await route[method](request());
      expect([answer.status, answer.headers.get('allow')]).toEqual([
        method === 'OPTIONS' ? 204 : 405,
        'POST, OPTIONS',
      ]);
    },
  );

  it('reads no more of a body than a list of endpoints takes', async () => {
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
    expect((await route.POST(request())).status).toBe(401);
  });
});
