import { startFakeHost, type FakeHost } from '@/testing/fake-host';
import type { Report } from '@/lib/features/content-check/report';
import { cleanUp, npmRun, startContentService } from './testing/programs';

afterEach(cleanUp);

const check = (host: string, ...options: string[]) =>
  npmRun('content:check', [host, ...options], { CONTENT_TOKEN: 'the-token-of-tests' });

/** Of the groups of findings. */
const headingsOf = (output: string) => output.match(/(?<=\n\n)[A-Z][^:\n]+(?=\n  )/g);

it('finds nothing wrong with the demo company', async () => {
  const { url } = await startContentService({ CONTENT_TOKEN: 'the-token-of-tests' });
  const { code, output, errors } = await check(url);
  expect(output).toContain('Every section of the site has content.');
  expect(output).toMatch(/Files: \d{2,} checked, 0 missing or broken, 0 too small/);
  expect(output).toMatch(/^ok {5}\/api\/list\/servicecard +paginator, 10 items, \d+ ms/m);
  for (const path of ['enquiries', 'certificate/request', 'certificate/verify', 'quotes']) {
    expect(output).toMatch(new RegExp(`^  POST /api/${path} is there$`, 'm'));
  }
  expect(output).toContain('Samples: SAMPLES=on, visitors see none.\nWith SAMPLES=off: none.');
  // Cart and checkout belong to the samples.
  expect(headingsOf(output)).toEqual(['Forms', 'Pages that answer 404']);
  expect(code).toBe(0);
  expect(errors.split('\n')[0]).toMatch(/^checking \/api\/site-settings \(0 of \d+\)$/);
});

it('says once that the host cannot be asked', async () => {
  const away = await check('http://127.0.0.1:3599');
  expect(away).toMatchObject({ code: 1, output: '' });
  expect(away.errors).toBe(
    'http://127.0.0.1:3599 cannot be reached (ECONNREFUSED). Nothing was checked.\n',
  );
  const noSecrets = await npmRun('content:check', ['http://127.0.0.1:3599'], {
    CONTENT_TOKEN: '',
    DATA_DIR: 'no-such-folder',
  });
  expect(noSecrets.errors).toBe(away.errors);
  const { url } = await startContentService({ CONTENT_TOKEN: 'another-token-of-tests' });
  expect((await check(url)).errors).toBe(
    `${url} does not take the CONTENT_TOKEN (it answered 401). Nothing was checked.\n`,
  );
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
    answers['/api/list/services-page'] = json([
      {
        id: 1,
        title: 'Open-die forging',
        facts: [7],
        thumbnial: '/a.jpg',
        html: '<a href="/abuot">a</a><iframe></iframe><img src="https://elsewhere.example/b.jpg">',
      },
      { id: 1, title: 'Ring rolling', state: 'new' },
    ]);
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
      dropped: [{ item: 'item 1' }, { item: 'item 2' }],
      missing: [],
    });
    expect(of('/api/list/industrial-products')).toMatchObject({
      shape: 'paginator',
      items: 0,
      missing: [],
      notes: ['empty: the samples of the site are shown with SAMPLES=on'],
    });
    expect(of('/api/list/document')?.missing).toEqual(['the whole list']);
    const named = 'item 0 “Open-die forging”, id 1';
    expect(of('/api/list/services-page')).toMatchObject({
      items: 2,
      faults: [
        { item: named, field: 'html', sentence: expect.stringMatching(/: 1 iframe, 1 picture\.$/) },
        { item: named, field: 'facts[0]', sentence: expect.stringMatching(/expected object/) },
      ],
    });
    expect(of('/api/pages/about')).toMatchObject({
      dropped: [],
      faults: [{ field: 'sections[0].items[0]' }],
      missing: ['why choose us'],
    });
    expect(of('/api/social-links')?.slow).toBe(true);
    expect(of('/api/list/document')?.slow).toBe(false);
    expect(report.files.faults).toEqual([
      {
        file: '/broken.png',
        reason: 'is no readable picture',
        places: ['/api/list/portfolio, item 2, id 2: thumbnail'],
      },
      {
        file: '/empty.png',
        reason: 'is empty',
        places: ['/api/list/portfolio, item 3, id 3: thumbnail'],
      },
      {
        file: '/gone.jpg',
        reason: 'answered 404',
        places: ['/api/list/portfolio, item 0, id 0: thumbnail'],
      },
      {
        file: '/words.jpg',
        reason: 'is no picture and no PDF (text/html)',
        places: ['/api/list/portfolio, item 1, id 1: thumbnail'],
      },
      {
        file: 'https://elsewhere.example/a.jpg',
        reason: 'stands under `/api/`, or neither on the host nor on an origin in MEDIA_HOSTS',
        places: ['/api/list/portfolio, item 4, id 4: thumbnail'],
      },
      {
        file: 'https://elsewhere.example/b.jpg',
        reason: 'stands under `/api/`, or neither on the host nor on an origin in MEDIA_HOSTS',
        places: [`/api/list/services-page, ${named}: html`],
      },
    ]);
    expect(report.forms).toEqual([
      { path: '/api/enquiries', missing: 'answered 404' },
      { path: '/api/quotes', notOffered: true },
    ]);
    expect(report.site.samples.off).toEqual([]);
  });

  it('is reported for people', async () => {
    const { code, output } = await check(host.url);
    expect(code).toBe(1);
    expect(output).toMatch(/^EMPTY {2}\/api\/site-settings +no usable answer, /m);
    expect(output).toContain('dropped: item 1: ');
    expect(output).toContain('item 0 “Open-die forging”, id 1: facts[0]: ');
    expect(output).toContain('Files: 6 checked, 6 missing or broken, 0 too small');
    expect(output).toContain('POST /api/enquiries is missing: answered 404');
    expect(output).toContain('services-page: thumbnial (1×), is `thumbnail` meant?');
    expect(output).toMatch(
      /Fields that the site does not read\n {2}\S+services-page: state \(1×\)/,
    );
    expect(output).toContain('services-page: id 1: items 0, 1');
    expect(output).toContain('services-page: /abuot leads to no page of the site');
    expect(output).toContain('/api/list/industrial-products: 7 items');
    expect(output).toContain('1 form cannot be sent.');
    expect(output).toMatch(/\d+ endpoints leave a section of the site empty\./);
  });
});

it('fails where SAMPLES=off leaves a sample', async () => {
  const { url } = await startContentService({ CONTENT_TOKEN: 'the-token-of-tests' });
  const proxy = await startFakeHost((request, response) => {
    if (request.url === '/api/list/case-study') {
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify([{ id: 1, thumbnail: 'site:/pictures/samples/products/generator.jpg' }]),
        );
    }
    const { method, headers } = request;
    void fetch(`${url}${request.url}`, {
      method,
      headers: { authorization: headers.authorization ?? '' },
    }).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.writeHead(answer.status, { 'content-type': type });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  const withSamples = (SAMPLES: string) =>
    npmRun('content:check', [proxy.url], { CONTENT_TOKEN: 'the-token-of-tests', SAMPLES });
  try {
    const [on, off] = [await withSamples('on'), await withSamples('off')];
    expect([on.code, off.code]).toEqual([0, 1]);
    expect(off.output).toContain('Samples are left in the content.');
    expect(off.output).toContain('  /api/list/case-study: 1 picture of the samples');
  } finally {
    await proxy.stop();
  }
});

it('proves the languages of a running site', async () => {
  const pages: Record<string, string> = {
    '/': '<html lang="en"><head><link rel="alternate" hreflang="de" href="/de">',
    '/de': '<html lang="de">',
    '/sitemap.xml': '<loc></loc>',
  };
  const site = await startFakeHost(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages[url]);
  });
  try {
    const wrong = await npmRun('content:check', ['--site', site.url]);
    expect(wrong.output).toContain(`${site.url}/ names /de as de, which is no full address.`);
    expect(wrong.code).toBe(1);
    pages['/'] = '<html lang="en"><a href="/de">Deutsch</a>';
    expect(await npmRun('content:check', ['--site', site.url])).toMatchObject({
      code: 0,
      output: expect.stringContaining('No fault was found.'),
    });
  } finally {
    await site.stop();
  }
});

it.each([
  [['--site', 'www.example'], /^Usage: /],
  [['localhost:4000'], /^CONTENT_HOST must /],
  [[], /^Usage: /],
  [['--wrong'], /Usage: /],
])('refuses %j in words', async (args, said) => {
  const { code, errors } = await npmRun('content:check', args);
  expect(code).toBe(2);
  expect(errors).toMatch(said);
});
