import http, { type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { listen } from '@/testing/listen';
import { cleanQuery } from './clean-query';
import { rejectMalformed } from './reject-malformed';

let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await listen((request, response) => {
    cleanQuery(request);
    if (!rejectMalformed(request, response)) response.end('from Next.js');
  });
});
afterAll(() => site.stop());

/** `fetch` would normalise the path. */
async function ask(method: string, path: string): Promise<IncomingMessage> {
  const request = http.request(site.url, { method, path, agent: false }).end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer.resume();
}

const query = (parameters: number) => Array.from({ length: parameters }, () => 'a').join('&');

describe('rejectMalformed', () => {
  it.each([
    ['GET', '/media/cf28add5/%E0%A4%A', 400],
    ['GET', '/%', 400],
    ['OPTIONS', '*', 400],
    ['GET', 'ftp://forge.example/shop', 400],
    ['GET', '/./search?q=a', 400],
    ['GET', '/shop/%2e%2E/search', 400],
    ['GET', '/_next/../search', 400],
    ['GET', '/shop\\..\\search', 400],
    ['POST', '/api/../shop', 400],
    ['POST', '/api/.%2e/shop', 400],
    ['GET', '/shop/..', 400],
    ['GET', '/.well-known/security.txt', 200],
    ['GET', '/shop/a..b/...?q=../.', 200],
    ['GET', '/shop%0aforged', 400],
    ['GET', '/shop%C2%85', 400],
    ['GET', '/shop%e2%80%a8?q=a', 400],
    ['GET', '/search?q=seal%02ring', 200],
    ['GET', '/_next/image?url=%2Fmedia%2Fa%25zz.jpg&w=640&q=75', 400],
    ['GET', '/_next/image?url=/media/100%.jpg&w=640&q=75', 400],
    ['GET', '/_next/image?url=%2Fmedia%2F100%2525.jpg&w=640&q=75', 200],
    ['GET', `/shop?${query(101)}`, 400],
    ['GET', `/shop?${query(5_000)}`, 400],
    ['POST', '/shop', 405],
    ['PUT', '/media/cf28add5/a.jpg', 405],
    ['TRACE', '/shop', 405],
    ['TRACE', '/api/enquiries', 405],
    ['PROPFIND', '/api/enquiries', 405],
    ['GET', `/shop?${query(100)}`, 200],
    ['GET', '/shop?q=%E0%A4%A', 200],
    ['GET', '/shop?q=a%09%C2%A0%E2%80%9C', 200],
    ['GET', '/shop-details/%C3%A4', 200],
    ['HEAD', '/', 200],
    ['OPTIONS', '/', 405],
    ['OPTIONS', '/media/cf28add5/a.jpg', 200],
    ['POST', '/api/enquiries', 200],
  ])('%s %s: %d', async (method, path, status) => {
    expect((await ask(method, path)).statusCode).toBe(status);
  });

  it('names the allowed methods and forbids storing the answer', async () => {
    const { headers } = await ask('DELETE', '/about');
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
  });
});
