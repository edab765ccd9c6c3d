import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { serveHost } from '@/testing/fake-host';
import { streamDocument } from './stream-document';

const PDF = '%PDF-1.7 the certificate'.repeat(100);
const session = { id: 'r1', email: 'ada@example.com', requestedAt: Date.now(), unlocked: true };

let asked: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

process.env.CONTENT_TOKEN = 'the-token-of-tests';
serveHost((request, response) => {
  if (request.url === '/documents/certificate.pdf') {
    asked.push(request);
    return answer(request, response);
  }
  const contents = { file: '/documents/certificate.pdf' };
  response.end(JSON.stringify({ data: { sections: [{ items: [{ contents }] }] } }));
});
beforeEach(() => {
  asked = [];
});

const fetchDocument = (init?: RequestInit) =>
  streamDocument(session, new Request('http://localhost:3000/api/certificate/document', init));

const compressed = gzipSync(PDF);
const sendCompressed = (response: ServerResponse, status: number, range?: string) =>
  response
    .writeHead(status, {
      'content-type': 'application/pdf',
      'content-encoding': 'gzip',
      'content-length': compressed.length,
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': range }),
    })
    .end(compressed);

describe('streamDocument', () => {
  it('requests the file uncompressed, with the token, and passes its length on', async () => {
    answer = (request, response) => {
      if (/gzip/.test(request.headers['accept-encoding'] ?? ''))
        return sendCompressed(response, 200);
      response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-length': PDF.length })
        .end(PDF);
    };
    const document = await fetchDocument();
    expect(document.headers.get('x-body-length')).toBe(String(PDF.length));
    expect(await document.text()).toBe(PDF);
    expect(asked[0]?.headers.authorization).toBe('Bearer the-token-of-tests');
  });

  it('drops the length where the host compresses all the same', async () => {
    answer = (_, response) => void sendCompressed(response, 200);
    const document = await fetchDocument();
    for (const name of ['x-body-length', 'content-encoding', 'accept-ranges']) {
      expect(document.headers.has(name)).toBe(false);
    }
    expect(await document.text()).toBe(PDF);
  });

  it('answers 502 to a part of compressed bytes', async () => {
    const range = `bytes 0-${compressed.length - 1}/${compressed.length}`;
    answer = (_, response) => void sendCompressed(response, 206, range);
    expect((await fetchDocument({ headers: { range: 'bytes=0-' } })).status).toBe(502);
  });
});
