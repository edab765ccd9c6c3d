import type { IncomingMessage, RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { sentencesIn } from '@/lib/platform/http/sentences';
import { words } from '@/words/words';
import { serveHost } from '@/testing/fake-host';
import { forgetContent } from '@/testing/forget-content';
import { siteRequest } from '@/testing/site-request';
import type * as Route from './route';

const said = sentencesIn(words('en'));

const STEP = 'ISO-10303-21;\nHEADER;';
const host = serveHost();
let route: typeof Route;
let received: FormData[] = [];

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

/** It has settings beside, of a company in Germany that writes English. */
const answerPosts = (handler: RequestListener) =>
  host.answerWith((request, response) => {
    if (request.method === 'POST') return void handler(request, response);
    if (request.url !== '/api/site-settings') response.writeHead(404);
    response.end(JSON.stringify({ locale: 'en-DE' }));
  });

/** An empty form is the question whether there is such an endpoint. */
const answerWith = (status: number, body: object = {}) =>
  answerPosts((request, response) => {
    void (async () => {
      const form = await readForm(request).catch(() => undefined);
      const isQuote = form?.has('quote');
      if (isQuote) received.push(form!);
      response.writeHead(isQuote ? status : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    })();
  });

beforeAll(async () => {
  route = await import('./route');
});
beforeEach(() => {
  received = [];
  forgetContent();
  answerWith(200, { status: 200, refused: [] });
});

const fields = { name: 'Ada', email: 'ada@example.com', 'parts[0][description]': 'Ring' };

function post(
  values: Record<string, string>,
  files: [string, string][] = [],
  { headers, from = '192.0.2.1' }: { headers?: Record<string, string>; from?: string } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  for (const [name, content] of files) form.append('file', new Blob([content]), name);
  const { headers: own, body } = new Response(form);
  return route.POST(
    siteRequest('/api/quotes', {
      body: body as never,
      ...{ duplex: 'half' },
      headers: {
        'content-type': own.get('content-type') ?? '',
        accept: 'application/json',
        ...headers,
      },
      from,
    }),
  );
}

const sentQuote = () => JSON.parse(received.at(-1)?.get('quote') as string) as object;

describe('POST /api/quotes', () => {
  it('passes on what the contract knows, and the drawings', async () => {
    const response = await post(
      { ...fields, extra: '1', about: 'Free words', elapsed: '5000' },
      [['../../ring.stp', STEP]],
      { from: 'a1' },
    );
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 200, message: 'Your request has been sent. We answer by e-mail.' },
    ]);
    expect(sentQuote()).toMatchObject({ name: 'Ada', parts: [{ description: 'Ring' }] });
    expect(sentQuote()).not.toHaveProperty('extra');
    expect(sentQuote()).not.toHaveProperty('about', 'Free words');
    const [file] = received[0]!.getAll('file') as File[];
    expect([file?.name, await file?.text()]).toEqual(['ring.stp', STEP]);
  });

  it('leaves out what is no drawing, and names it with the reason', async () => {
    answerWith(200, { status: 200, refused: [{ name: 'b.step', message: 'Not today.' }] });
    const response = await post(
      fields,
      [
        ['lying.step', 'MZ this is a program'],
        ['empty.pdf', ''],
        ...Array.from({ length: 6 }, (_, index): [string, string] => [`${index}.step`, STEP]),
      ],
      { from: 'a2' },
    );
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(response.status).toBe(200);
    expect(Object.values(errors)).toEqual([
      `lying.step: ${said['quote.wrongType']}`,
      `empty.pdf: ${said['quote.emptyFile']}`,
      `5.step: ${said['quote.tooManyFiles']}`,
      'b.step: Not today.',
    ]);
    expect(received[0]?.getAll('file')).toHaveLength(5);
  });

  describe('what is refused without asking the host', () => {
    afterEach(() => expect(received).toEqual([]));

    it.each([
      [422, 'no name', { ...fields, name: '' }, [['a.step', STEP]], {}],
      [422, 'the honeypot', { ...fields, website: 'x' }, [], {}],
      [422, 'haste', { ...fields, elapsed: '100' }, [], {}],
      [422, 'no telephone number', { ...fields, phone: 'call me' }, [], {}],
      [422, 'nothing wanted', { ...fields, 'parts[0][description]': '' }, [], {}],
      [422, 'no drawing at all', { name: 'A', email: 'a@b.example' }, [['a.step', 'MZ']], {}],
      [403, 'another site', fields, [], { 'sec-fetch-site': 'cross-site' }],
      [415, 'JSON', fields, [], { 'content-type': 'application/json' }],
      [413, 'a length of 2 GB', fields, [], { 'content-length': '2147483648' }],
      [400, 'another boundary', fields, [], { 'content-type': 'multipart/form-data' }],
    ] as [number, string, Record<string, string>, [string, string][], Record<string, string>][])(
      '%d: %s',
      async (status, _, values, files, headers) => {
        const response = await post(values, files, { headers, from: `b${_}` });
        expect(response.status).toBe(status);
        expect(await response.json()).toMatchObject({
          status,
          message: expect.stringMatching(/\.$/),
        });
      },
    );
  });

  it('reads a phone by the rules of the company’s country, and says how to write it', async () => {
    const ask = async (phone: string) =>
      (await post({ ...fields, phone }, [], { from: `p${phone}` })).json() as Promise<{
        errors?: Record<string, string>;
      }>;
    expect((await ask('0711 123456 or 123457')).errors?.phone).toMatch(
      /“0711 123456 or 123457” is no telephone number\. Write it with the code/,
    );
    expect((await ask('0711 12345')).errors).toBeUndefined();
    expect(sentQuote()).toMatchObject({ phone: '0711 12345' });
  });

  describe('where the host', () => {
    const answerFirstWith = (statuses: number[]) =>
      answerPosts((request, response) => {
        const status = statuses.shift() ?? 404;
        request.resume().on('end', () => response.writeHead(status).end());
      });

    it.each([
      ['has no such endpoint', []],
      ['has lost it since it was asked', [400]],
    ])('%s, says to write by e-mail', async (_, statuses) => {
      answerFirstWith(statuses);
      const response = await post(fields, [['a.step', STEP]], { from: `c${statuses.length}` });
      expect([response.status, await response.json()]).toEqual([
        503,
        expect.objectContaining({ message: expect.stringContaining('by e-mail') }),
      ]);
    });

    it('answers nothing at all, does not take that for its word', async () => {
      host.answerWith((_, response) => response.writeHead(404).end());
      expect((await post(fields, [['a.step', STEP]], { from: 'c9' })).status).toBe(502);
    });
  });

  it.each([400, 500, 502, 503])('shows nothing of a host that answers %d', async (status) => {
    answerWith(status, { message: 'SQLSTATE at /srv' });
    const response = await post(fields, [['a.step', STEP]], { from: `d${status}` });
    expect([response.status, await response.json()]).toEqual([
      502,
      { status: 502, message: 'Your request could not be sent.' },
    ]);
  });

  it.each([
    [429, 'Many drawings are being sent just now.', '30'],
    [507, 'Your drawings cannot be stored at the moment.', null],
  ])('says why a host refuses with %d', async (status, message, retryAfter) => {
    answerWith(status, {});
    const response = await post(fields, [['a.step', STEP]], { from: `e${status}` });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, retryAfter]);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) });
  });

  it('is not sent when the host dies in the middle', async () => {
    let asked = 0;
    answerPosts((request, response) => {
      if (asked++ === 0)
        return void request.resume().on('end', () => response.writeHead(400).end());
      request.once('data', () => request.socket.resetAndDestroy());
    });
    const response = await post(fields, [['a.step', STEP + 'x'.repeat(20_000_000)]], {
      from: 'e1',
    });
    expect(response.status).toBe(502);
  });

  it('stops reading an endless file at the limit', async () => {
    answerPosts((request, response) => {
      request.resume().on('end', () => response.writeHead(400).end());
    });
    const head = Object.entries(fields)
      .map(
        ([name, value]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .concat(
        `--x\r\nContent-Disposition: form-data; name="file"; filename="a.step"\r\n\r\n${STEP}`,
      )
      .join('');
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    let pulled = 0;
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(pulled++ === 0 ? Buffer.from(head) : chunk),
    });
    const response = await route.POST(
      siteRequest('/api/quotes', {
        body,
        ...{ duplex: 'half' },
        headers: { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' },
        from: 'h1',
      }),
    );
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect(pulled).toBeLessThan(140);
  });

  it('allows ten requests in ten minutes', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await post({}, [], { from: 'f1' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('reads nothing of a request above the limit', async () => {
    let pulled = 0;
    const ask = () =>
      route.POST(
        siteRequest('/api/quotes', {
          body: new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 }),
          ...{ duplex: 'half' },
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          from: 'f1',
        }),
      );
    const answer = await ask();
    expect([answer.status, pulled]).toEqual([429, 0]);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answer.text()).toContain('Go back: what you wrote is still there.');
  });

  describe('an upload', () => {
    const part = (disposition: string, content: string) =>
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`);
    const start = Object.entries(fields).map(([name, value]) =>
      part(`name="${name}"`, `${value}\r\n`),
    );
    const fileStart = part('name="file"; filename="a.step"', STEP.padEnd(5_000));
    const end = Buffer.from('\r\n--x--\r\n');

    /** Sends the rest when it is told to. */
    function slow(from: string) {
      let finish = () => {};
      const finished = new Promise<void>((resolve) => (finish = resolve));
      async function* chunks() {
        yield* start;
        yield fileStart;
        await finished;
        yield end;
      }
      const answer = route.POST(
        siteRequest('/api/quotes', {
          body: Readable.toWeb(Readable.from(chunks())) as never,
          ...{ duplex: 'half' },
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            accept: 'application/json',
          },
          from,
        }),
      );
      return { finish, status: answer.then(({ status }) => status) };
    }
    const begun = async (uploads: number) => {
      const { openUploads } = await import('@/lib/features/quotes/upload-slots');
      while (openUploads() < uploads) await setTimeout(5);
    };
    const withFile = (from: string) => post(fields, [['a.step', STEP]], { from });

    it('takes one of three places of its client, and of forty in all', async () => {
      const open = [1, 2, 3].map(() => slow('j1'));
      await begun(3);
      const fourth = await withFile('j1');
      expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '30']);
      expect((await post(fields, [['a.step', '']], { from: 'j1' })).status).toBe(200);
      expect((await withFile('j2')).status).toBe(200);
      for (let client = 0; open.length < 40; client += 1)
        for (let each = 0; each < 3 && open.length < 40; each += 1) open.push(slow(`k${client}`));
      await begun(40);
      const next = await withFile('j3');
      expect([next.status, next.headers.get('retry-after')]).toEqual([503, '30']);
      expect((await post(fields, [], { from: 'j3' })).status).toBe(200);
      for (const { finish } of open) finish();
      expect(await Promise.all(open.map(({ status }) => status))).toEqual(Array(40).fill(200));
      expect((await withFile('j3')).status).toBe(200);
    });

    it('of one client in many networks of a provider has a share as well', async () => {
      const addresses = Array.from({ length: 12 }, (_, index) => `2001:db8:7:${index}::/64`);
      const open = addresses.map((from) => slow(from));
      await begun(12);
      expect((await withFile('2001:db8:7:99::/64')).status).toBe(429);
      for (const { finish } of open) finish();
      await Promise.all(open.map(({ status }) => status));
    });

    it.each([
      ['small', 0],
      ['large', 3_000_000],
    ])('without its last boundary is refused as unreadable where it is %s', async (_, bytes) => {
      const answer = await route.POST(
        siteRequest('/api/quotes', {
          body: new Blob([...start, fileStart, Buffer.alloc(bytes)]) as never,
          ...{ duplex: 'half' },
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            accept: 'application/json',
          },
          from: `l${bytes}`,
        }),
      );
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { status: 400, message: 'The request could not be read.' },
      ]);
      expect(received).toEqual([]);
    });
  });

  it('keeps what was typed for another part, and without scripts for a result', async () => {
    const another = await route.POST(
      siteRequest('/api/quotes', {
        body: new URLSearchParams(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        from: 'g1',
      }),
    );
    const wrong = await post({ ...fields, email: '' }, [], {
      headers: { accept: 'text/html' },
      from: 'g1',
    });
    for (const response of [another, wrong]) {
      expect([response.status, response.headers.get('location')]).toEqual([303, '/quote/result']);
      expect(response.headers.get('set-cookie')).toMatch(/^quote-result=[\w-]+;.*HttpOnly/);
    }
    expect(received).toEqual([]);
  });
});
