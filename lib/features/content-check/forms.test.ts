import { serveHost } from '@/testing/fake-host';
import { checkForms } from './forms';

const host = serveHost();

const QUOTES = '/api/quotes';
const quotes = { path: QUOTES };

/** @returns method and body of what the host is asked for, but for quotes */
const answer = (options: [number, string?], post: number) => {
  const seen: unknown[] = [];
  host.answerWith((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      if (request.url !== QUOTES) seen.push([request.method, body]);
      const [status, allow] = options;
      if (request.method === 'POST') response.writeHead(post);
      else response.writeHead(status, allow ? { allow } : {});
      response.end();
    });
  });
  return seen;
};

describe('checkForms', () => {
  it('believes OPTIONS that names POST', async () => {
    const seen = answer([204, 'OPTIONS, POST'], 404);
    expect(await checkForms(false)).toEqual([{ path: '/api/enquiries' }, quotes]);
    expect(seen).toEqual([['OPTIONS', '']]);
  });

  it.each([400, 401, 415, 422, 429])('takes %d to an empty POST for a form', async (status) => {
    const seen = answer([404], status);
    expect(await checkForms(false)).toEqual([{ path: '/api/enquiries' }, quotes]);
    expect(seen).toContainEqual(['POST', '']);
  });

  it.each([404, 405, 501])('takes %d for none', async (status) => {
    answer([200], status);
    expect(await checkForms(true)).toEqual([
      { path: '/api/enquiries', missing: `answered ${status}` },
      { path: '/api/certificate/request', missing: `answered ${status}` },
      { path: '/api/certificate/verify', missing: `answered ${status}` },
      { path: QUOTES, notOffered: true },
    ]);
  });

  it('sends nothing to ask whether drawings are taken', async () => {
    const seen: unknown[] = [];
    host.answerWith((request, response) => {
      if (request.url !== QUOTES) return void response.writeHead(204, { allow: 'POST' }).end();
      const { method, headers } = request;
      seen.push([method, headers['content-length'] ?? '0']);
      response.writeHead(method === 'OPTIONS' ? 404 : 415).end();
    });
    expect(await checkForms(false)).toContainEqual(quotes);
    expect(seen).toEqual([
      ['OPTIONS', '0'],
      ['POST', '0'],
    ]);
  });

  it('says so where the host accepts nothing as an enquiry', async () => {
    answer([405], 200);
    expect(await checkForms(false)).toEqual([
      { path: '/api/enquiries', note: 'accepts an empty POST (200): it checks nothing' },
      { path: QUOTES, note: 'accepts an empty POST (200): it checks nothing' },
    ]);
  });
});
