/** @jest-environment node */
import { serveContent } from '@/lib/testing/served-content';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => Promise<unknown>) => load }));

const site = serveContent();
const product = { id: 1, title: 'Weld neck flange', price: 99 };

describe('an answer that is none', () => {
  it.each([
    ['an HTML page', '<!doctype html><p>hello'],
    ['truncated JSON', '[{"id": 1, "tit'],
    ['null', 'null'],
    ['a wrong type', '"text"'],
    ['a refusal in the body', { status: 500, data: [product] }],
    ['only rubbish', [null, 1, 'x']],
    ['a message beside no content', { message: 'Too many connections' }],
    ['a page of rubbish', { data: { sections: [null, 'x', 7] } }],
  ])('%s counts as a failure', async (_, body) => {
    site.host.answerJson(body);
    expect(await site.content.getPosts()).toBeUndefined();
    expect(await site.content.getHomePage()).toBeUndefined();
    expect(await site.content.getSiteSettings()).toBeUndefined();
  });

  it.each([404, 500, 503])('status %d counts as a failure', async (status) => {
    site.host.answerJson([product], status);
    expect(await site.content.getProducts()).toBeUndefined();
  });

  it('a redirect is not followed', async () => {
    site.host.answerWith(({ url }, response) =>
      url === '/elsewhere'
        ? response.end(JSON.stringify([product]))
        : response.writeHead(302, { location: '/elsewhere' }).end(),
    );
    expect(await site.content.getProducts()).toBeUndefined();
  });

  it('a hanging host is left after two seconds', async () => {
    site.host.answerWith(() => undefined);
    const started = Date.now();
    expect(await site.content.getProducts()).toBeUndefined();
    expect(Date.now() - started).toBeLessThan(3_000);
  });

  it('an endless answer is cut off', async () => {
    site.host.answerWith((_, response) => {
      const piece = Buffer.alloc(1024 * 1024, ' ');
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      more();
    });
    expect(await site.content.getProducts()).toBeUndefined();
  });

  it('a connection that is reset once is tried again', async () => {
    let asked = 0;
    site.host.answerWith((request, response) => {
      if (++asked === 1) request.socket.resetAndDestroy();
      else response.end(JSON.stringify([product]));
    });
    expect(await site.content.getProducts()).toMatchObject([product]);
    expect(asked).toBe(2);
  });

  it('a connection that is always reset is not tried for ever', async () => {
    let asked = 0;
    site.host.answerWith((request) => {
      asked++;
      request.socket.resetAndDestroy();
    });
    expect(await site.content.getProducts()).toBeUndefined();
    expect(asked).toBe(2);
  });
});

it('pages asked at the same time share one request', async () => {
  let asked = 0;
  site.host.answerWith((_, response) => {
    asked++;
    setTimeout(() => response.end(JSON.stringify([product])), 50);
  });
  await Promise.all(Array.from({ length: 20 }, () => site.content.getProducts()));
  expect(asked).toBe(1);
});
