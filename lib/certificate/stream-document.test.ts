/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startFakeHost, type FakeHost } from '@/lib/testing/fake-host';
import { streamDocument } from './stream-document';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => Promise<unknown>) => load }));

const PDF = '%PDF-1.7 the certificate'.repeat(100);
const session = { id: 'r1', email: 'ada@example.com', requestedAt: Date.now(), unlocked: true };

let host: FakeHost;
let asked: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  host = await startFakeHost((request, response) => {
    if (request.url === '/documents/certificate.pdf') {
      asked.push(request);
      return answer(request, response);
    }
    const contents = { file: '/documents/certificate.pdf' };
    response.end(JSON.stringify({ data: { sections: [{ items: [{ contents }] }] } }));
  });
  process.env.CONTENT_HOST = host.url;
  process.env.CONTENT_TOKEN = 'the-token';
});
afterAll(() => host.stop());
beforeEach(() => {
  asked = [];
});

const fetchDocument = (init?: RequestInit) =>
  streamDocument(session, new Request('http://localhost:3000/api/certificate/document', init));

const packed = gzipSync(PDF);
const sendPacked = (response: ServerResponse, status: number, range?: string) =>
  response
    .writeHead(status, {
      'content-type': 'application/pdf',
      'content-encoding': 'gzip',
      'content-length': packed.length,
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': range }),
    })
    .end(packed);

describe('streamDocument', () => {
  it('requests the document uncompressed with the token and forwards its length', async () => {
    answer = (request, response) => {
      if (/gzip/.test(request.headers['accept-encoding'] ?? '')) return sendPacked(response, 200);
      response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-length': PDF.length })
        .end(PDF);
    };
    const document = await fetchDocument();
    expect(document.headers.get('content-length')).toBe(String(PDF.length));
    expect(await document.text()).toBe(PDF);
    expect(asked[0]?.headers.authorization).toBe('Bearer the-token');
  });

  it('omits the length if the host compresses all the same', async () => {
    answer = (_, response) => void sendPacked(response, 200);
    const document = await fetchDocument();
    for (const name of ['content-length', 'content-encoding', 'accept-ranges']) {
      expect(document.headers.has(name)).toBe(false);
    }
    expect(await document.text()).toBe(PDF);
  });

  it('rejects a compressed range', async () => {
    const range = `bytes 0-${packed.length - 1}/${packed.length}`;
    answer = (_, response) => void sendPacked(response, 206, range);
    expect((await fetchDocument({ headers: { range: 'bytes=0-' } })).status).toBe(502);
  });

  it('requests nothing if the client has disconnected', async () => {
    answer = (_, response) => void response.end(PDF);
    await fetchDocument({ signal: AbortSignal.abort() });
    expect(asked).toEqual([]);
  });
});
