import { setTimeout } from 'node:timers/promises';
import { requestId } from '@/lib/platform/http/request-id';
import { listen } from '@/testing/listen';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;

describe('request ids', () => {
  it('are generated without a trusted proxy', () => {
    expect(requestId(undefined, true)).toMatch(UUID);
    expect(requestId('a-visitors-own', false)).toMatch(UUID);
    expect(requestId(undefined, true)).not.toBe(requestId(undefined, true));
  });

  it.each(['short', 'x'.repeat(129), 'with space', 'a"b\nc-and-more', ''])(
    'are generated for %j',
    (sent) => expect(requestId(sent, true)).toMatch(UUID),
  );

  it('are taken from a trusted proxy', () => {
    expect(requestId('b3.proxy_id-1', true)).toBe('b3.proxy_id-1');
  });
});

describe('API requests', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    process.env.TRUST_PROXY = '1';
    process.env.LOG_LEVEL = 'info';
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { followApiRequests } = await import('./api-requests');
    const { currentRequestId } = await import('@/lib/platform/requests');
    const { log } = await import('@/lib/platform/log');
    for (const level of ['info', 'debug'] as const) {
      jest
        .spyOn(log, level)
        .mockImplementation((line: unknown) => void lines.push({ level, ...(line as object) }));
    }
    followApiRequests();
    server = await listen(async (request, response) => {
      await setTimeout(request.url?.includes('slow') ? 50 : 1);
      response.statusCode = 201;
      response.end(currentRequestId() ?? 'none');
    });
  });
  afterAll(() => {
    jest.restoreAllMocks();
    return server.stop();
  });

  const ask = async (path: string, id?: string) => {
    const answer = await fetch(server.url + path, { headers: id ? { 'x-request-id': id } : {} });
    return { header: answer.headers.get('x-request-id'), seen: await answer.text() };
  };

  it('carry their id in the response and in log lines, also in parallel', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `request-${index}`);
    const answers = await Promise.all(ids.map((id) => ask('/api/slow?email=ada', id)));
    expect(answers).toEqual(ids.map((id) => ({ header: id, seen: id })));
  });

  it('are logged without the query', async () => {
    lines.length = 0;
    await ask('/api/enquiries?email=ada', 'request-a');
    await ask('/api/health?ready', 'request-b');
    expect(lines).toEqual([
      {
        level: 'info',
        requestId: 'request-a',
        method: 'GET',
        path: '/api/enquiries',
        status: 201,
        ms: expect.any(Number) as number,
      },
      expect.objectContaining({ level: 'debug', path: '/api/health' }),
    ]);
  });

  it('are distinguished from pages', async () => {
    await ask('/api/x', 'request-c');
    expect(await ask('/about', 'request-d')).toEqual({ header: null, seen: 'none' });
  });
});
