import { startFakeHost, type FakeHost } from '@/lib/testing/fake-host';
import type { Report } from '@/lib/content-check/report';
import { cleanUp, npmRun, startContentService } from './testing/programs';

afterEach(cleanUp);

const check = (host: string, ...options: string[]) =>
  npmRun('content:check', [host, ...options], { CONTENT_TOKEN: 'the-token' });

it('finds nothing wrong with the demo company', async () => {
  const { url } = await startContentService({ CONTENT_TOKEN: 'the-token' });
  const { code, output, errors } = await check(url);
  expect(output).toContain('Every section of the site has content.');
  expect(output).toMatch(/Files: \d{2,} checked, 0 missing or broken/);
  expect(output).toMatch(/^ok {5}\/api\/list\/servicecard +paginator, 10 items, \d+ ms/m);
  expect(code).toBe(0);
  expect(errors.split('\n')[0]).toMatch(/^checking \/api\/site-settings \(0 of \d+\)$/);
});

describe('a host with faults', () => {
  let host: FakeHost;
  const answers: Record<string, [status: number, type: string, body: string | Buffer]> = {};
  const json = (body: unknown): [number, string, string] => [
    200,
    'application/json',
    JSON.stringify(body),
  ];

  beforeAll(async () => {
    host = await startFakeHost(({ url = '' }, response) => {
      const [status, type, body] = answers[url] ?? [404, 'text/plain', 'no'];
      setTimeout(
        () => response.writeHead(status, { 'content-type': type }).end(body),
        url === '/api/social-links' ? 1_200 : 0,
      );
    });
    answers['/api/social-links'] = json([]);
    answers['/api/list/clients'] = json({ data: [{ title: 'A' }, null, 'x'] });
    answers['/api/list/industrial-products'] = json({ data: { data: [] } });
    answers['/api/list/document'] = json([]);
    answers['/api/list/services-page'] = json([{ id: 1, title: 'Open-die forging', facts: [7] }]);
    answers['/api/list/portfolio'] = json(
      [
        '/gone.jpg',
        '/words.jpg',
        '/broken.png',
        '/empty.png',
        'https://elsewhere.example/a.jpg',
      ].map((thumbnail, id) => ({ id, thumbnail })),
    );
    answers['/words.jpg'] = [200, 'text/html', '<p>not found</p>'];
    answers['/broken.png'] = [200, 'image/png', 'not a picture'];
    answers['/empty.png'] = [200, 'image/png', ''];
    answers['/api/pages/about'] = json({ sections: [{ items: ['x', { contents: {} }] }] });
    answers['/api/list/services'] = [200, 'text/html', '<!doctype html>'];
  });
  afterAll(() => host.stop());

  it('is reported for machines, and fails the check', async () => {
    const { code, output } = await check(host.url, '--json');
    expect(code).toBe(1);
    const report = JSON.parse(output) as Report;
    const of = (path: string) => report.endpoints.find(({ endpoint }) => endpoint === path);
    expect(report.ok).toBe(false);
    expect(of('/api/site-settings')).toMatchObject({
      error: 'answered 404',
      missing: ['everything that this endpoint feeds'],
    });
    expect(of('/api/list/services')?.error).toBe('answered something that is not JSON');
    expect(of('/api/list/clients')).toMatchObject({
      shape: 'list in data',
      items: 1,
      dropped: [{ index: 1 }, { index: 2 }],
      missing: [],
    });
    expect(of('/api/list/industrial-products')).toMatchObject({
      shape: 'paginator',
      items: 0,
      missing: [],
      notes: ['empty: the samples of the site are shown'],
    });
    expect(of('/api/list/document')?.missing).toEqual(['the whole list']);
    expect(of('/api/list/services-page')).toMatchObject({
      items: 1,
      leftOut: [expect.stringMatching(/^item 0: 1 of 1 entries: /)],
    });
    expect(of('/api/pages/about')).toMatchObject({
      dropped: [],
      leftOut: [expect.stringMatching(/^entry 0 of 2: /)],
      missing: ['why choose us'],
    });
    expect(of('/api/social-links')?.slow).toBe(true);
    expect(of('/api/list/document')?.slow).toBe(false);
    expect(report.files.faults).toEqual([
      { file: '/broken.png', reason: 'is no readable picture', endpoints: ['/api/list/portfolio'] },
      { file: '/empty.png', reason: 'is empty', endpoints: ['/api/list/portfolio'] },
      { file: '/gone.jpg', reason: 'answered 404', endpoints: ['/api/list/portfolio'] },
      {
        file: '/words.jpg',
        reason: 'is no picture and no PDF (text/html)',
        endpoints: ['/api/list/portfolio'],
      },
      {
        file: 'https://elsewhere.example/a.jpg',
        reason: 'stands under `/api/`, or neither on the host nor on an origin in MEDIA_HOSTS',
        endpoints: ['/api/list/portfolio'],
      },
    ]);
  });

  it('is reported for people', async () => {
    const { code, output } = await check(host.url);
    expect(code).toBe(1);
    expect(output).toMatch(/^EMPTY {2}\/api\/site-settings +no usable answer, /m);
    expect(output).toContain('item 1 dropped: ');
    expect(output).toContain('left out: item 0: 1 of 1 entries: ');
    expect(output).toContain('Files: 5 checked, 5 missing or broken');
    expect(output).toMatch(/\d+ endpoints leave a section of the site empty\./);
  });
});

it('says so in words where nobody answers', async () => {
  const { code, output } = await check('http://127.0.0.1:3599');
  expect(code).toBe(1);
  expect(output).toContain('not reachable (ECONNREFUSED)');
});

it.each([
  [['localhost:4000'], /^CONTENT_HOST: /],
  [[], /^Usage: /],
  [['--wrong'], /Usage: /],
])('refuses %j in words', async (args, said) => {
  const { code, errors } = await npmRun('content:check', args);
  expect(code).toBe(2);
  expect(errors).toMatch(said);
});
