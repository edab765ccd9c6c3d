import { serveHost } from '@/testing/fake-host';
import { holdContent } from '@/testing/hold-content';
import { siteRequest } from '@/testing/site-request';
import { words } from '@/words/words';
import type * as Route from './route';

const host = serveHost();
const { errors, contact } = words('en');
let route: typeof Route;
let received: string[] = [];

const enquiry = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const post = (body: unknown, init: Parameters<typeof siteRequest>[1] = {}) =>
  route.POST(
    siteRequest('/api/enquiries', {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    }),
  );

const answerWith = (status: number, body: unknown) =>
  host.answerWith((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      received.push(text);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });

beforeAll(async () => {
  process.env.RECAPTCHA_SITE_KEY = 'a-site-key';
  route = await import('./route');
});
beforeEach(() => {
  received = [];
  answerWith(200, { status: 200 });
  return holdContent({ products: [{ id: 15, title: 'Crane hook' }] });
});

async function postStream(body: ReadableStream) {
  const request = new Request('http://localhost:3000/api/enquiries', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    ...{ duplex: 'half' },
  });
  const { NextRequest } = await import('next/server');
  return route.POST(new NextRequest(request));
}

const HTML = '<!doctype html><title>Maintenance</title><p>Back soon.';

describe('POST /api/enquiries', () => {
  it('forwards only the fields of the contract', async () => {
    const response = await post(
      { ...enquiry, recaptchaToken: 't', elapsed: 5_000, extra: 1 },
      { from: 'a1' },
    );
    expect(response.status).toBe(200);
    expect(received.map((text) => JSON.parse(text))).toEqual([{ ...enquiry, recaptchaToken: 't' }]);
  });

  it('says what the enquiry is about, and from where the visitor came', async () => {
    const visit = {
      about: 'product:15',
      page: '/contact',
      referrer: 'search.example',
      utm_source: 'mail\r\nBcc: x',
      utm_campaign: 'x'.repeat(500),
    };
    await post({ ...enquiry, ...visit }, { from: 'a2' });
    expect(received.map((text) => JSON.parse(text))).toEqual([
      {
        ...enquiry,
        message: 'About: Crane hook\n\nHello',
        recaptchaToken: '',
        about: 'Crane hook',
        page: '/contact',
        referrer: 'search.example',
        utm_source: 'mail Bcc: x',
        utm_campaign: 'x'.repeat(100),
      },
    ]);
  });

  it('leaves out what is no part of a visit, and takes the page from the browser', async () => {
    const visit = { about: 'product:7', page: 'javascript:x()', referrer: '<b>', utm_source: {} };
    const headers = { referer: 'http://localhost:3000/contact?about=product:7&utm_medium=mail' };
    await post({ ...enquiry, ...visit }, { from: 'a3', headers });
    await post(enquiry, { from: 'a3', headers: { referer: 'https://elsewhere.example/page' } });
    expect(received.map((text) => JSON.parse(text))).toEqual([
      { ...enquiry, recaptchaToken: '', page: '/contact', utm_medium: 'mail' },
      { ...enquiry, recaptchaToken: '' },
    ]);
  });

  describe('requests rejected without asking the host', () => {
    afterEach(() => expect(received).toEqual([]));

    it.each([
      [403, enquiry, { headers: { 'sec-fetch-site': 'cross-site' } }],
      [403, enquiry, { headers: { origin: 'https://evil.example' } }],
      [415, 'hello', { headers: { 'content-type': 'text/plain' } }],
      [415, 'hello', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
      [413, { ...enquiry, message: 'x'.repeat(17_000) }, {}],
      [400, '{"name":', {}],
      [400, '[]', {}],
      [422, { ...enquiry, website: 'x' }, {}],
    ])('%d', async (status, body, init) => {
      const response = await post(body, { ...init, from: 'b1' });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        status,
        message: expect.stringMatching(/\.$/),
      });
    });

    it('answers 422 and names the field', async () => {
      const response = await post({ ...enquiry, email: 'ada' }, { from: 'b2' });
      expect(await response.json()).toMatchObject({ status: 422, field: 'email' });
    });

    it('answers 405 with the allowed methods', async () => {
      const response = route.GET();
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    });

    it('stops reading an endless body at the limit', async () => {
      let pulled = 0;
      const body = new ReadableStream({
        pull: (controller) => {
          pulled++;
          controller.enqueue(new TextEncoder().encode(' '.repeat(1024)));
        },
      });
      expect((await postStream(body)).status).toBe(413);
      expect(pulled).toBeLessThan(25);
    });
  });

  it('allows ten messages in ten minutes, counted before parsing', async () => {
    for (let i = 0; i < 5; i++) await post({ ...enquiry, recaptchaToken: 't' }, { from: 'c1' });
    for (let i = 0; i < 5; i++) await post({}, { from: 'c1' });
    const response = await post({ ...enquiry, recaptchaToken: 't' }, { from: 'c1' });
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(received).toHaveLength(5);
    expect((await post({ ...enquiry, recaptchaToken: 't' }, { from: 'c2' })).status).toBe(200);
  });

  it.each([
    [415, 'hello', { 'content-type': 'text/plain' }],
    [413, { ...enquiry, message: 'x'.repeat(17_000) }, {}],
    [400, '{"name":', {}],
  ])('also counts unreadable posts (%d)', async (status, body, headers) => {
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await post(body, { headers, from: `g${status}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(status), 429]);
  });

  it('does not count cross-site posts', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    for (let i = 0; i < 11; i++)
      expect((await post(enquiry, { headers, from: 'h1' })).status).toBe(403);
    expect((await post(enquiry, { from: 'h1' })).status).toBe(200);
  });

  it('answers 400 to an aborted upload and logs no error', async () => {
    const { log } = await import('@/lib/platform/log');
    const error = jest.spyOn(log, 'error');
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    expect((await postStream(body)).status).toBe(400);
    expect(error).not.toHaveBeenCalled();
  });

  it('allows three messages without a captcha token', async () => {
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await post(enquiry, { from: 'd1' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it.each([
    [500, { message: 'SQLSTATE at /srv/app.php:12' }],
    [200, { status: 422, message: 'internal.host refused' }],
  ])("does not pass on the host's error message (%d)", async (status, body) => {
    answerWith(status, body);
    const response = await post({ ...enquiry, recaptchaToken: 't' }, { from: `e${status}` });
    expect(await response.json()).toEqual({
      status: 502,
      message: 'Your message could not be sent.',
    });
  });

  it.each<[number, string, string, string]>([
    [200, 'JSON that does not refuse', 'application/json', '{"id": 7}'],
    [200, 'JSON under another name', 'text/html; charset=utf-8', '{"status": 200}'],
    [200, 'an empty body', 'text/html', ''],
    [200, 'plain text', 'text/plain; charset=utf-8', 'Thank you.'],
    [200, 'text without a type', '', 'OK'],
    [502, 'a page', 'text/html', HTML],
    [502, 'a page under another name', 'application/json', HTML],
    [502, 'a page as plain text', 'text/plain', `\n ${HTML}`],
    [502, 'words as a page', 'text/html', 'Back soon.'],
    [502, 'half of its JSON', 'application/json', '{"status": 2'],
    [502, 'endless text', 'text/plain', 'x'.repeat(100_000)],
  ])('answers %d to a host that answers 200 with %s', async (status, _, type, body) => {
    host.answerWith((_request, response) => {
      response.writeHead(200, type ? { 'content-type': type } : {}).end(body);
    });
    const response = await post({ ...enquiry, recaptchaToken: 't' }, { from: `i${_}` });
    expect(await response.json()).toEqual({
      status,
      message:
        status === 200
          ? 'Your message has been sent successfully!'
          : 'Your message could not be sent.',
    });
  });

  it.each<[string, number, () => void]>([
    [
      'breaks off instead of answering',
      504,
      () =>
        host.answerWith(
          (request) => void request.resume().on('end', () => request.socket.destroy()),
        ),
    ],
    ['does not know it', 504, () => answerWith(504, { status: 504 })],
    ['has stored nothing', 502, () => answerWith(503, { status: 503 })],
  ])('says what is known of a message to a host that %s', async (_, status, answer) => {
    answer();
    const response = await post({ ...enquiry, recaptchaToken: 't' }, { from: `k${_}` });
    expect(await response.json()).toEqual({
      status,
      message: status === 504 ? errors.form.mayHaveArrived : contact.notSent,
    });
  });

  it.each([
    ['9f3c1d52-8a4e-4b1c-9a77-0c1f6f6f2d10', true],
    ['one', false],
    [{}, false],
  ])('passes on the id of the form %j: %s', async (request_id, passes) => {
    const from = `l${String(request_id)}`;
    await post({ ...enquiry, request_id, recaptchaToken: 't' }, { from });
    const [sent] = received.map((text) => JSON.parse(text) as object);
    expect(sent).toEqual({ ...enquiry, recaptchaToken: 't', ...(passes && { request_id }) });
  });

  it('answers 502 to a host that redirects', async () => {
    host.answerWith((_, response) => response.writeHead(302, { location: '/login' }).end());
    expect((await post({ ...enquiry, recaptchaToken: 't' }, { from: 'j1' })).status).toBe(502);
  });

  it('redirects a form without scripts, with no values in the URL', async () => {
    const init = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, from: 'f1' };
    const bad = await post('name=Ada&email=ada&message=Hello', init);
    expect([bad.status, bad.headers.get('location')]).toEqual([303, '/contact/result']);
    expect(bad.headers.get('set-cookie')).toMatch(/^enquiry-result=[\w-]+;.*HttpOnly/);
    const good = await post('name=Ada&email=ada%40example.com&message=Hello&website=', init);
    expect([good.status, good.headers.get('location')]).toEqual([303, '/contact/result']);
  });
});
