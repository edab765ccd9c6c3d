import { takeCounts } from '@/lib/features/counts/counter';
import { siteRequest } from '@/testing/site-request';

process.env.LOG_LEVEL = 'silent';

const ask = async (body: unknown, from = '192.0.2.1', headers: Record<string, string> = {}) => {
  const { POST } = await import('./route');
  return POST(siteRequest('/api/views', { body: JSON.stringify(body), from, headers }));
};

describe('POST /api/views', () => {
  it('counts the page with 204 and sets no cookie', async () => {
    const answer = await ask({ page: '/shop-details/3' });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(takeCounts()).toEqual([{ kind: 'pages', name: '/shop-details/3', count: 1 }]);
  });

  it.each([
    ['a query', { page: '/a?email=x' }],
    ['a foreign URL', { page: 'https://evil.example/' }],
    ['more than it asks for', { page: '/', id: '1' }],
    ['nothing', {}],
  ])('rejects %s', async (_, body) => {
    expect((await ask(body)).status).toBe(422);
    expect(takeCounts()).toEqual([]);
  });

  it('rejects large bodies, other types and other sites', async () => {
    expect((await ask({ page: `/${'x'.repeat(1_100)}` })).status).toBe(413);
    const headers = { 'content-type': 'text/plain' };
    expect((await ask({ page: '/' }, '192.0.2.1', headers)).status).toBe(415);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await ask({ page: '/' }, '192.0.2.1', foreign)).status).toBe(403);
  });

  it('limits each IP on its own', async () => {
    const view = { page: '/' };
    const flood = await Promise.all(Array.from({ length: 601 }, () => ask(view, '192.0.2.7')));
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask(view, '192.0.2.8')).status).toBe(204);
  });
});
