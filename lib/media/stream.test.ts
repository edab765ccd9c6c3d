import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveHost } from '@/testing/fake-host';
import { forgetContent } from '@/testing/forget-content';

let special: (request: IncomingMessage, response: ServerResponse) => unknown;
const pageWith = (file: string) => ({ data: { sections: [{ items: [{ contents: { file } }] }] } });
const spellings = [
  '/media/..%2fdocuments/certificate.jpg',
  '/media/%2e%2e%2Fdocuments/certificate.jpg',
  '/media/..%5cdocuments/certificate.jpg',
  '/media/..%252fdocuments/certificate.jpg',
  '/documents/.%2fcertificate.jpg',
  '/documents%2f%2e%2fcertificate.jpg',
  '/documents/x/..%2fcertificate.jpg',
  '/documents/certificate.jpg;x=1',
  '/documents/certificate.jpg/',
];
const named = [
  '/media/locked.jpg',
  '/media/replaced.jpg?v=new_01',
  ...['/media/a.jpg', '/media/a.jpg?v=2', '/media/other.pdf', '/media/special'],
  ...['/media/special.jpg', '/documents/certificate.pdf', '/documents/certificate.pdf?x=.jpg'],
  ...['/documents/Certificate%2Epdf', '//documents//certificate.pdf', '/documents/certificate.jpg'],
  ...['/api/list/clients', '/x/..%2fapi/list/a.jpg', '/API/a.jpg'],
  ...spellings,
];
const pages: Record<string, object> = {
  '/api/list/portfolio': named.map((thumbnail, id) => ({ id, thumbnail })),
  '/api/pages/certificate': pageWith('/documents/certificate.pdf'),
  '/api/pages/portfolio': pageWith('/media/portfolio.pdf'),
  '/api/list/downloads': [
    { kind: 'manual', file: '/media/manual.pdf' },
    { kind: 'manual', locked_file: '/media/locked.jpg' },
  ],
  '/api/list/pages': [
    {
      path: '/p/quality',
      blocks: [
        {
          type: 'downloads',
          downloads: [
            { title: 'Plan', file: '/media/plan.pdf' },
            { title: 'Certificate', file: '/documents/certificate.pdf' },
          ],
        },
      ],
    },
  ],
};

process.env.CONTENT_REVALIDATE_SECONDS = '1';
process.env.CONTENT_TOKEN = 'the-token-of-tests';
const host = serveHost((request, response) => {
  const page = pages[request.url ?? ''];
  if (page) return response.end(JSON.stringify(page));
  if (/^\/media\/special(\.jpg|\/.*)?$/.test(request.url ?? '')) {
    return special(request, response);
  }
  const type = request.url?.includes('.jpg') ? 'image/jpeg' : 'application/pdf';
  response.writeHead(200, { 'content-type': type }).end('bytes');
});

async function fetchMedia(path: string, init?: RequestInit) {
  const { streamMedia } = await import('./stream');
  const { originKey } = await import('@/lib/content/host/media-path');
  const key = originKey(host.url);
  return streamMedia(new Request(`http://localhost:3000/media/${key}${path}`, init));
}
const ask = async (path: string) => (await fetchMedia(path)).status;

it.each([
  [200, '/media/a.jpg'],
  [200, '/media/a.jpg?v=2'],
  [200, '/media/a.jpg?dpl=build-1'],
  [200, '/media/a.jpg?v=2&dpl=build-1'],
  [404, '/media/a.jpg?v=3'],
  [404, '/media/a.jpg?v=3&dpl=build-1'],
  [404, '/media/%61.jpg'],
  [404, '/media/unknown.jpg'],
  [404, '/admin/delete?id=1'],
  [404, '/api/list/clients'],
  [404, '/x/..%2fapi/list/a.jpg'],
  [404, '/API/a.jpg'],
  [200, '/media/portfolio.pdf'],
  [200, '/media/plan.pdf'],
  [200, '/media/manual.pdf'],
  [404, '/media/locked.jpg'],
  [404, '/media/other.pdf'],
  [404, '/documents/certificate.pdf'],
  [404, '/documents/certificate.pdf?x=.jpg'],
  [404, '/documents/Certificate%2Epdf'],
  [404, '//documents//certificate.pdf'],
  [404, '/media/../documents/certificate.pdf'],
])('streamMedia answers %d for %s', async (status, path) => {
  expect(await ask(path)).toBe(status);
});

it('streamMedia leads from the name of a file, and from an old version, to what it is now', async () => {
  expect(await ask('/media/replaced.jpg?v=new_01')).toBe(200);
  for (const asked of ['/media/replaced.jpg', '/media/replaced.jpg?v=old_01']) {
    const answer = await fetchMedia(asked);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toMatch(
      /^\/media\/\w+\/media\/replaced\.jpg\?v=new_01$/,
    );
  }
  for (const other of ['/media/replaced.jpg?v=1', '/media/replaced.jpg?w=9&v=new_01']) {
    expect(await ask(other)).toBe(404);
  }
});

it('streamMedia refuses the certificate under any spelling', async () => {
  pages['/api/pages/certificate'] = pageWith('/documents/certificate.jpg');
  forgetContent();
  expect(await ask('/documents/certificate.jpg')).toBe(404);
  for (const spelling of spellings) {
    expect([spelling, await ask(spelling)]).toEqual([spelling, 404]);
  }
});

it.each<Record<string, string>>([{ 'if-none-match': '*' }, { range: 'bytes=999999-' }])(
  'streamMedia hides what is no picture from a request with %j',
  async (headers) => {
    special = (request, response) => {
      const status = request.headers.range ? 416 : request.headers['if-none-match'] ? 304 : 200;
      response.writeHead(status, { 'content-type': 'application/pdf' }).end();
    };
    expect((await fetchMedia('/media/special', { headers })).status).toBe(404);
  },
);

it('streamMedia asks the host for nothing that the content does not name, and without the token', async () => {
  const asked: unknown[] = [];
  special = ({ url, headers }, response) => {
    asked.push([url, headers.authorization]);
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('bytes');
  };
  for (const query of ['', '?delete=1', '?dpl=build-1']) await ask(`/media/special.jpg${query}`);
  expect(asked).toEqual(Array(2).fill(['/media/special.jpg', undefined]));
});

describe('a streamed picture', () => {
  const fetchSpecial = (init?: RequestInit) => fetchMedia('/media/special.jpg', init);

  it('comes with its length, cache headers and no sniffing', async () => {
    special = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 5, etag: '"a"' })
        .end('bytes');
    const answer = await fetchSpecial();
    expect(await answer.text()).toBe('bytes');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-body-length': '5',
      etag: '"a"',
      'cache-control': expect.stringMatching(/public, max-age=\d+/) as string,
      'x-content-type-options': 'nosniff',
    });
  });

  it('is sandboxed when it is an SVG', async () => {
    special = (_, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
    const answer = await fetchSpecial();
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it.each([
    ['image/png;charset=utf-8', 200, 'image/png'],
    ['image/png, text/html', 404, undefined],
    [['image/png', 'text/html'], 404, undefined],
    ['image/png;x="a", text/html', 404, undefined],
  ])('of type %j is answered %d', async (type, status, sent) => {
    special = (_, response) => response.writeHead(200, { 'content-type': type }).end('<script>');
    const answer = await fetchSpecial();
    expect(answer.status).toBe(status);
    if (sent) expect(answer.headers.get('content-type')).toBe(sent);
  });

  it('is not fetched for a HEAD request', async () => {
    special = (request, response) =>
      response
        .writeHead(request.method === 'HEAD' ? 200 : 500, {
          'content-type': 'image/jpeg',
          'content-length': 5,
        })
        .end();
    const answer = await fetchSpecial({ method: 'HEAD' });
    expect([answer.status, answer.headers.get('x-body-length'), answer.body]).toEqual([
      200,
      '5',
      null,
    ]);
  });

  it.each([
    ['has parts by a strong ETag', '"a"', [206, 'bytes 0-1/5', 'bytes', 'by']],
    ['has none by a weak one', 'W/"a"', [200, null, null, 'bytes']],
    ['has none without one', '', [200, null, null, 'bytes']],
  ])('%s', async (_, etag, expected) => {
    special = ({ headers: { range } }, response) =>
      response
        .writeHead(range ? 206 : 200, {
          ...{ 'content-type': 'image/jpeg', 'accept-ranges': 'bytes' },
          ...(etag && { etag }),
          ...(range && { 'content-range': 'bytes 0-1/5' }),
        })
        .end(range ? 'by' : 'bytes');
    const answer = await fetchSpecial({ headers: { range: 'bytes=0-1', 'if-range': etag } });
    const said = ['content-range', 'accept-ranges'].map((name) => answer.headers.get(name));
    expect([answer.status, ...said, await answer.text()]).toEqual(expected);
  });

  it('answers 304 when it has not changed', async () => {
    special = (request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 200).end();
    expect((await fetchSpecial({ headers: { 'if-none-match': '"a"' } })).status).toBe(304);
  });

  it.each([
    [404, 404],
    [403, 404],
    [204, 404],
    [416, 416],
    [500, 502],
    [503, 502],
  ])('host status %d becomes %d', async (from, to) => {
    special = (_, response) => response.writeHead(from, { 'content-type': 'image/jpeg' }).end();
    expect((await fetchSpecial()).status).toBe(to);
  });

  it.each(['text/html', 'application/javascript', 'application/pdf', ''])(
    'is not of type %j',
    async (type) => {
      special = (_, response) => response.writeHead(200, { 'content-type': type }).end('x');
      expect((await fetchSpecial()).status).toBe(404);
    },
  );

  it('does not follow a redirect', async () => {
    special = (_, response) => response.writeHead(302, { location: '/media/a.jpg' }).end();
    expect((await fetchSpecial()).status).toBe(502);
  });

  it('is refused when it says that it is too large', async () => {
    special = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 31 * 1024 * 1024 })
        .flushHeaders();
    expect((await fetchSpecial()).status).toBe(502);
  });

  it('is refused from a host that breaks the connection', async () => {
    special = (request) => request.socket.resetAndDestroy();
    expect((await fetchSpecial()).status).toBe(502);
  });
});

describe('a portfolio file that browsers do not show', () => {
  const portfolioAs = async (file: string, type: string) => {
    pages['/api/pages/portfolio'] = pageWith(file);
    forgetContent();
    special = (_, response) => response.writeHead(200, { 'content-type': type }).end('bytes');
    // As the link on the page names it.
    return fetchMedia(file.replace('50%.', '50%25.'));
  };

  it.each([
    ['application/zip', '/media/special/Parts.zip', '"Parts.zip"'],
    ['', '/media/special/parts', '"parts"'],
    ['application/zip', '/media/special/50%.zip', `"50.zip"; filename*=UTF-8''50%25.zip`],
  ])('is downloaded as it is (%s, %s)', async (type, file, name) => {
    const { status, headers } = await portfolioAs(file, type);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      type || 'application/octet-stream',
      `attachment; filename=${name}`,
    ]);
    expect(headers.get('cache-control')).toMatch(/public.*no-transform/);
  });

  it('is no HTML page, which is how hosts say that they have none', async () => {
    expect((await portfolioAs('/media/special/x.zip', 'Text/HTML; charset=utf-8')).status).toBe(
      404,
    );
  });

  it('keeps PDFs and pictures in the browser', async () => {
    const { status, headers } = await portfolioAs('/media/special/x.pdf', 'application/pdf');
    expect([status, headers.get('content-disposition')]).toEqual([200, null]);
  });
});

it('streamMedia sends no request for a visitor who has left', async () => {
  const asked = jest.fn();
  special = (request, response) => {
    asked(request.url);
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('bytes');
  };
  await fetchMedia('/media/special.jpg', { signal: AbortSignal.abort() });
  expect(asked).not.toHaveBeenCalled();
});

it('streamMedia answers 404 for an unknown origin key', async () => {
  const { streamMedia } = await import('./stream');
  const request = new Request('http://localhost:3000/media/00000000/media/a.jpg');
  expect((await streamMedia(request)).status).toBe(404);
});
