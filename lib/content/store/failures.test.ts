import { log } from '@/lib/platform/log';
import { serveContent } from '@/testing/served-content';

const site = serveContent();
const product = { id: 1, title: 'Weld neck flange', price: 99 };

describe('reading from a failing host', () => {
  it.each([
    ['an HTML page', '<!doctype html><p>hello'],
    ['truncated JSON', '[{"id": 1, "tit'],
    ['null', 'null'],
    ['a wrong type', '"text"'],
    ['an error in the body', { status: 500, data: [product] }],
    ['only rubbish', [null, 1, 'x']],
    ['a message beside no content', { message: 'Too many connections' }],
    ['a page of rubbish', { data: { sections: [null, 'x', 7] } }],
  ])('takes %s for a failure', async (_, body) => {
    site.host.answerJson(body);
    expect(await site.content.getPosts()).toBeUndefined();
    expect(await site.content.getHomePage()).toBeUndefined();
    expect(await site.content.getSiteSettings()).toBeUndefined();
  });

  it.each([404, 500, 503])('takes status %d for a failure', async (status) => {
    site.host.answerJson([product], status);
    expect(await site.content.getProducts()).toBeUndefined();
  });

  it('is logged in the words of the specification', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    site.host.answerJson([product], 500);
    await Promise.all([site.content.getProducts(), site.content.getPortfolioIntroduction()]);
    expect(warn.mock.calls.map(([line, text]) => [line, text])).toEqual(
      expect.arrayContaining([
        [
          expect.objectContaining({ endpoint: '/api/list/industrial-products' }),
          expect.stringMatching(/^Error fetching data: \S/),
        ],
        [
          expect.objectContaining({ endpoint: '/api/pages/portfolio' }),
          expect.stringMatching(/^Error fetching portfolio file: \S/),
        ],
      ]),
    );
    warn.mockRestore();
  });

  it('cuts off an endless response', async () => {
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

  it('retries only once', async () => {
    let requests = 0;
    site.host.answerWith((request) => {
      if (request.url?.includes('equipment')) requests++;
      request.socket.resetAndDestroy();
    });
    expect(await site.content.getEquipment()).toBeUndefined();
    expect(requests).toBe(2);
  });
});

it('reading the same endpoint at the same time sends one request', async () => {
  let requests = 0;
  site.host.answerWith(({ url }, response) => {
    if (url?.includes('equipment')) requests++;
    setTimeout(() => response.end(JSON.stringify([product])), 50);
  });
  await Promise.all(Array.from({ length: 20 }, () => site.content.getEquipment()));
  expect(requests).toBe(1);
});
