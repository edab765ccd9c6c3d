import { serveHost } from '@/testing/fake-host';
import type * as Health from './health';
import { forgetContent } from '@/testing/forget-content';

let health: typeof Health;
const host = serveHost((request, response) => {
  const path = request.url ?? '';
  const body = path.startsWith('/api/pages')
    ? { sections: [{ items: [{ contents: {} }] }] }
    : path === '/api/site-settings'
      ? { name: 'A factory' }
      : [];
  response.end(JSON.stringify(body));
});
beforeAll(async () => {
  health = await import('./health');
});

describe('health', () => {
  it('checks every endpoint and the cache', async () => {
    const { checks, status } = await health.readiness();
    const faults = checks.content.endpoints.filter(({ age, failing }) => age === null || failing);
    expect(faults).toEqual([]);
    expect(checks.content.status).toBe('ok');
    expect(checks.cache).toEqual({ status: 'ok' });
    expect(status).toBe('ok');
  });

  const SENT = { lastSent: '2026-11-27T10:00:00.000Z', oldestWaiting: null, unmailed: 0 };
  const says = (body: object) => JSON.stringify(body);
  it.each([
    ['a host without it', 404, 'not here', {}],
    ['another service', 200, says({ status: 'ok' }), {}],
    ['a page', 200, '<html>', {}],
    ['a host that wants a token', 401, says({ message: 'no' }), {}],
    [
      'a service that stores and mails',
      200,
      says({ storage: { status: 'ok' }, mail: { status: 'ok', ...SENT } }),
      { enquiries: { status: 'ok' }, mail: { status: 'ok', ...SENT } },
    ],
    [
      'one without a mail server',
      200,
      says({ mail: { status: 'outbox', waiting: 3, unmailed: 3 } }),
      { mail: expect.objectContaining({ status: 'degraded', unmailed: 3 }) },
    ],
    [
      'one whose disk is full',
      200,
      says({ storage: { status: 'failing', fault: 'full' }, mail: { status: 'unknown' } }),
      { enquiries: { status: 'degraded', reason: 'the disk is full' } },
    ],
    [
      'one that makes up its reasons',
      200,
      says({ storage: { status: '<b>', fault: '<i>', reason: 'written by the host' } }),
      { enquiries: { status: 'degraded', reason: 'the log of the content service says why' } },
    ],
    [
      'a host that fails',
      500,
      '',
      { enquiries: { status: 'degraded', reason: 'the content host answered 500' } },
    ],
  ])('tells of enquiries and mail what %s says', async (_, status, body, expected) => {
    host.answerWith((request, response) => {
      const isHealth = request.url === '/health';
      response.writeHead(isHealth ? status : 200).end(isHealth ? body : '[]');
    });
    const { enquiries, mail } = (await health.readiness()).checks;
    expect({ ...(enquiries && { enquiries }), ...(mail && { mail }) }).toEqual(expected);
  });

  it('is examined once for all who ask within a second', async () => {
    let asked = 0;
    host.answerWith((request, response) => {
      if (request.url === '/health') asked += 1;
      response.end('[]');
    });
    const answers = await Promise.all(Array.from({ length: 20 }, health.latestReadiness));
    expect(new Set(answers).size).toBe(1);
    expect(await health.latestReadiness()).toBe(answers[0]);
    expect(asked).toBe(1);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    await health.latestReadiness();
    jest.mocked(performance.now).mockRestore();
    expect(asked).toBe(2);
  });

  it('says at once that the content host is gone or hangs', async () => {
    host.answerWith((request) => {
      request.socket.destroy();
    });
    expect((await health.readiness()).checks.enquiries).toMatchObject({
      status: 'degraded',
      reason: expect.stringMatching(/^the content host does not answer \(\w+\)$/),
    });
    host.answerWith((request, response) => {
      if (request.url !== '/health') response.end('[]');
    });
    expect((await health.readiness()).checks.enquiries).toEqual({
      status: 'degraded',
      reason: 'the content host does not answer (not within 3 s)',
    });
  });

  it('is degraded if one endpoint fails', async () => {
    host.answerWith((request, response) => {
      const fails = request.url === '/api/list/clients';
      response.writeHead(fails ? 500 : 200).end(fails ? '' : '[]');
    });
    forgetContent();
    const { checks } = await health.readiness();
    expect(checks.content.status).toBe('degraded');
    const clients = checks.content.endpoints.find(({ endpoint }) => endpoint.endsWith('/clients'));
    expect(clients).toMatchObject({ failing: true, lastError: { reason: 'answered 500' } });
  });
});
