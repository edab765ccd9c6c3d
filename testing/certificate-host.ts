import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startFakeHost } from './fake-host';

export const CODE = '481516';
export const PDF = '%PDF-1.7 the certificate';

const DOCUMENT = '/documents/certificate.pdf';

async function textOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

export async function startCertificateHost() {
  const state = {
    /** Method and path of each request since the last `reset`. */
    asked: [] as string[],
    /** What codes were requested with since then. */
    sent: [] as string[],
    file: DOCUMENT,
    /** Replaces every response. */
    refuse: undefined as { status: number; body: object | string } | undefined,
    /** Closes every connection without a response. */
    breakOff: false,
    /** ms */
    delay: 0,
  };
  const host = await startFakeHost(async (request, response) => {
    const path = request.url ?? '';
    const body = await textOf(request);
    state.asked.push(`${request.method} ${path}`);
    if (path === '/api/certificate/request') state.sent.push(body);
    await setTimeout(state.delay);
    if (state.breakOff) return void response.destroy();
    const json = (answer: object | string, status = 200) =>
      response
        .writeHead(status, {
          'content-type': typeof answer === 'string' ? 'text/plain' : 'application/json',
          ...(status === 302 && { location: '/login' }),
        })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    if (state.refuse) return json(state.refuse.body, state.refuse.status);
    if (path.includes('?locale=')) return json({ status: 404 }, 404);
    if (path === '/api/certificate/request')
      return json({ status: 200, message: `Your OTP is ${CODE}`, data: [{ otp: CODE }] });
    if (path === '/api/certificate/verify') {
      const right = body.includes(CODE);
      return json({
        status: right ? 200 : 400,
        message: right ? 'Verified successfully' : 'Wrong',
      });
    }
    if (path.startsWith('/api/certificate/check-visibility'))
      return json({ certificateVisibility: 1, otp: CODE });
    if (path === '/api/pages/certificate')
      return json({ data: { sections: [{ items: [{ contents: { file: state.file } }] }] } });
    if (path === '/api/list/downloads')
      return json({
        data: ['drawing.pdf', 'model.step'].map((name) => ({
          kind: 'drawing',
          locked_file: `/locked/${name}`,
        })),
      });
    if (path.startsWith('/api/list/')) return json({ data: [] });
    response
      .writeHead(200, { 'content-type': 'application/pdf', 'content-length': PDF.length })
      .end(PDF);
  });
  return Object.assign(state, host, {
    reset: () =>
      Object.assign(state, {
        asked: [],
        sent: [],
        file: DOCUMENT,
        refuse: undefined,
        breakOff: false,
        delay: 0,
      }),
  });
}
export type CertificateHost = Awaited<ReturnType<typeof startCertificateHost>>;
