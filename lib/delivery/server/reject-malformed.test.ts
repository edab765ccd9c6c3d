import http, { type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { rejectMalformed } from './reject-malformed';

const site = http.createServer((request, response) => {
  if (!rejectMalformed(request, response)) response.end('from Next.js');
});
beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => site.close());

/** `fetch` would normalise the path. */
async function ask(method: string, path: string): Promise<IncomingMessage> {
  const { port } = site.address() as AddressInfo;
  const request = http.request({ port, method, path, agent: false }).end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer.resume();
}

describe('rejectMalformed', () => {
  it.each([
    ['GET', '/media/cf28add5/%E0%A4%A', 400],
    ['GET', '/%', 400],
    ['OPTIONS', '*', 400],
    ['POST', '/shop', 405],
    ['PUT', '/media/cf28add5/a.jpg', 405],
    ['GET', '/shop?q=%E0%A4%A', 200],
    ['GET', '/shop-details/%C3%A4', 200],
    ['HEAD', '/', 200],
    ['OPTIONS', '/', 200],
    ['POST', '/api/enquiries', 200],
  ])('%s %s: %d', async (method, path, status) => {
    expect((await ask(method, path)).statusCode).toBe(status);
  });

  it('names the allowed methods and sends security headers', async () => {
    const { headers } = await ask('DELETE', '/about');
    expect(headers).toMatchObject({
      allow: 'GET, HEAD',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});
