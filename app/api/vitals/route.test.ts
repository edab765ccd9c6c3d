import { siteRequest } from '@/testing/site-request';

process.env.LOG_LEVEL = 'silent';

const ask = async (body: unknown, from = '192.0.2.1', headers: Record<string, string> = {}) => {
  const { POST } = await import('./route');
  return POST(siteRequest('/api/vitals', { body: JSON.stringify(body), from, headers }));
};

const vitals = { page: '/service-details/3', vitals: { LCP: 812.4, CLS: 0, INP: 24 } };

describe('POST /api/vitals', () => {
  it('accepts measurements with 204 and sets no cookie', async () => {
    const answer = await ask(vitals);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['a query', { ...vitals, page: '/a?email=x' }],
    ['a foreign URL', { ...vitals, page: 'https://evil.example/' }],
    ['a line break', { ...vitals, page: '/a\n{"level":50}' }],
    ['a time below nothing', { page: '/', vitals: { LCP: -1 } }],
    ['a time beyond reason', { page: '/', vitals: { LCP: 1e9 } }],
    ['a text', { page: '/', vitals: { LCP: '12' } }],
    ['an unknown figure', { page: '/', vitals: { FID: 12 } }],
    ['more than it asks for', { ...vitals, id: 'v-1' }],
    ['nothing measured', { page: '/', vitals: {} }],
  ])('rejects %s', async (_, body) => {
    expect((await ask(body)).status).toBe(422);
  });

  it('rejects large bodies, other types and other sites', async () => {
    expect((await ask({ ...vitals, more: 'x'.repeat(1_100) })).status).toBe(413);
    expect((await ask(vitals, '192.0.2.1', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await ask(vitals, '192.0.2.1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('limits each IP on its own', async () => {
    const flood = await Promise.all(Array.from({ length: 601 }, () => ask(vitals, '192.0.2.7')));
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask(vitals, '192.0.2.8')).status).toBe(204);
  });
});
