/** @jest-environment node */
import { processWide } from '@/lib/process-wide';
import { startFakeHost, type FakeHost } from '@/lib/testing/fake-host';
import type * as Endpoints from './endpoints';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => Promise<unknown>) => load }));

let host: FakeHost;
let content: typeof Endpoints;

beforeAll(async () => {
  host = await startFakeHost((_, response) => response.end());
  process.env.CONTENT_HOST = host.url;
  process.env.MEDIA_HOSTS = 'https://media.example';
  process.env.LOG_LEVEL = 'silent';
  content = await import('./endpoints');
});
beforeEach(() => processWide('content-answers', () => new Map()).clear());
afterAll(() => host.stop());

const product = { id: 1, title: 'Weld neck flange', price: 99 };

describe('lists', () => {
  it.each([
    ['a bare list', [product]],
    ['a list in data', { data: [product] }],
    ['a paginator', { data: { data: [product], total: 1 } }],
  ])('come as %s', async (_, body) => {
    host.answerJson(body);
    expect(await content.getProducts()).toMatchObject([product]);
  });

  it('normalise ids, prices, pictures and markup', async () => {
    host.answerJson([
      {
        id: '7',
        title: 42,
        price: '1,250.00',
        discount_price: 'on request',
        thumbnail: 'media/a.jpg',
        alt: null,
        html: '<p onclick="x()">A</p><script>1</script>',
        specifications: [{ name: 'Weight', value: 4.2 }, null, { name: 'x' }],
      },
    ]);
    const [found] = (await content.getProducts()) ?? [];
    expect(found).toMatchObject({
      id: 7,
      title: '42',
      price: 1250,
      html: '<p>A</p>',
      specifications: [{ name: 'Weight', value: '4.2' }],
      picture: { alt: '42' },
    });
    expect(found?.discountPrice).toBeUndefined();
    expect(found?.picture?.src).toMatch(/^\/media\/[0-9a-f]{8}\/media\/a\.jpg$/);
  });

  it('lose a malformed item only', async () => {
    host.answerJson([
      product,
      null,
      'x',
      { id: 'abc', title: 'x' },
      { id: 2 },
      { id: -3, title: 'x' },
    ]);
    expect(await content.getProducts()).toMatchObject([product]);
  });

  it('fall back to samples where the host has no products', async () => {
    host.answerJson({ data: [] });
    expect(await content.getProducts()).toHaveLength(7);
  });

  it('play a film only where a post links to one', async () => {
    const post = { id: 1, title: 'Rings' };
    host.answerJson([
      { ...post, video_url: 'coming-soon' },
      { ...post, video_url: 'https://youtu.be/aqz-KE-bpKQ' },
    ]);
    const posts = (await content.getPosts()) ?? [];
    expect(posts.map(({ videoId }) => videoId)).toEqual([undefined, 'aqz-KE-bpKQ']);
  });

  it('drop links that a visitor must not follow', async () => {
    host.answerJson([
      { site_url: 'javascript:alert(1)' },
      { site_url: 'https://social.example/forge' },
      { site_url: 'data:text/html,x' },
      { site_url: '' },
    ]);
    expect(await content.getSocialLinks()).toEqual([{ url: 'https://social.example/forge' }]);
  });

  it.each([
    ['https://elsewhere.example/a.jpg', undefined],
    ['//elsewhere.example/a.jpg', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['', undefined],
    [null, undefined],
    ['https://media.example/x/a.jpg?v=2', /^\/media\/[0-9a-f]{8}\/x\/a\.jpg\?v=2$/],
    ['/storage/../a.jpg', /^\/media\/[0-9a-f]{8}\/a\.jpg$/],
  ])('take the media address %j as %s', async (thumbnail, expected) => {
    host.answerJson([{ id: 1, thumbnail }]);
    const src = (await content.getEquipment())?.[0]?.picture?.src;
    if (expected) expect(src).toMatch(expected);
    else expect(src).toBeUndefined();
  });
});

describe('settings', () => {
  it('make links of phone and e-mail and survive missing fields', async () => {
    host.answerJson({
      data: {
        phone: '+44 (114) 496 0100',
        email: 'a@b.example',
        offices: [{ address: 'X' }, null],
      },
    });
    expect(await content.getSiteSettings()).toMatchObject({
      phone: { text: '+44 (114) 496 0100', href: 'tel:+441144960100' },
      email: { text: 'a@b.example', href: 'mailto:a@b.example' },
      offices: [{ address: 'X' }],
    });
  });
});

describe('an answer that is none', () => {
  it.each([
    ['an HTML page', '<!doctype html><p>hello'],
    ['truncated JSON', '[{"id": 1, "tit'],
    ['null', 'null'],
    ['a wrong type', '"text"'],
    ['a refusal in the body', { status: 500, data: [product] }],
    ['only rubbish', [null, 1, 'x']],
  ])('%s counts as a failure', async (_, body) => {
    host.answerJson(body);
    expect(await content.getPosts()).toBeUndefined();
    expect(await content.getHomePage()).toBeUndefined();
  });

  it.each([404, 500, 503])('status %d counts as a failure', async (status) => {
    host.answerJson([product], status);
    expect(await content.getProducts()).toBeUndefined();
  });

  it('a redirect is not followed', async () => {
    host.answerWith((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await content.getProducts()).toBeUndefined();
  });

  it('a hanging host is left after two seconds', async () => {
    host.answerWith(() => undefined);
    const started = Date.now();
    expect(await content.getProducts()).toBeUndefined();
    expect(Date.now() - started).toBeLessThan(3_000);
  });

  it('an endless answer is cut off', async () => {
    host.answerWith((_, response) => {
      const piece = Buffer.alloc(1024 * 1024, ' ');
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      more();
    });
    expect(await content.getProducts()).toBeUndefined();
  });

  it('a connection that is reset once is tried again', async () => {
    let asked = 0;
    host.answerWith((request, response) => {
      if (++asked === 1) request.socket.resetAndDestroy();
      else response.end(JSON.stringify([product]));
    });
    expect(await content.getProducts()).toMatchObject([product]);
    expect(asked).toBe(2);
  });

  it('a connection that is always reset is not tried for ever', async () => {
    let asked = 0;
    host.answerWith((request) => {
      asked++;
      request.socket.resetAndDestroy();
    });
    expect(await content.getProducts()).toBeUndefined();
    expect(asked).toBe(2);
  });
});

it('pages asked at the same time share one request', async () => {
  let asked = 0;
  host.answerWith((_, response) => {
    asked++;
    setTimeout(() => response.end(JSON.stringify([product])), 50);
  });
  await Promise.all(Array.from({ length: 20 }, () => content.getProducts()));
  expect(asked).toBe(1);
});
