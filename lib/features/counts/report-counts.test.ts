import { json } from 'node:stream/consumers';
import { serveHost } from '@/testing/fake-host';

const host = serveHost();

/** A new process, for which the host answers with a status. */
async function reporting(status: number) {
  jest.resetModules();
  const bodies: unknown[] = [];
  host.answerWith((request, response) => {
    void json(request).then((body) => {
      bodies.push({ url: request.url, body });
      response.writeHead(status).end();
    });
  });
  const { count, takeCounts } = await import('./counter');
  takeCounts();
  const { reportCounts } = await import('./report-counts');
  return { bodies, count, reportCounts };
}

describe('reportCounts', () => {
  it('sends what was counted, once', async () => {
    const { bodies, count, reportCounts } = await reporting(200);
    count('pages', '/', 3);
    await reportCounts();
    await reportCounts();
    expect(bodies).toEqual([
      { url: '/api/counts', body: { counts: [{ kind: 'pages', name: '/', count: 3 }] } },
    ]);
  });

  it('asks a host that has no counts only once', async () => {
    const { bodies, count, reportCounts } = await reporting(404);
    count('pages', '/');
    await reportCounts();
    count('pages', '/');
    await reportCounts();
    expect(bodies).toHaveLength(1);
  });

  it('keeps what could not be sent', async () => {
    const { bodies, count, reportCounts } = await reporting(200);
    count('pages', '/');
    host.answerWith((request) => request.socket.destroy());
    await reportCounts();
    host.answerWith((request, response) => {
      void json(request).then((body) => {
        bodies.push(body);
        response.end();
      });
    });
    count('pages', '/');
    await reportCounts();
    expect(bodies).toEqual([{ counts: [{ kind: 'pages', name: '/', count: 2 }] }]);
  });
});
