import { cleanUp, waitFor, startTestService, writeFiles } from '../testing/test-service';

afterEach(cleanUp);

describe('content routes', () => {
  it('answer with the envelopes of the contract', async () => {
    const { app } = await startTestService();
    const read = async (url: string) => (await app.inject(url)).json<unknown>();

    expect(await read('/api/site-settings')).toEqual({
      status: 200,
      data: { name: 'Quarry Forge', email: 'office@forge.example' },
    });
    const item = { id: 1, title: expect.any(String) as string };
    for (const path of ['/api/social-links', '/api/list/services', '/api/list/clients']) {
      expect([path, await read(path)]).toEqual([path, { status: 200, data: [item] }]);
    }
    for (const path of ['/api/list/servicecard', '/api/list/services-page']) {
      expect([path, await read(path)]).toEqual([path, { status: 200, data: { data: [item] } }]);
    }
    for (const name of ['home', 'Service']) {
      const section = { title: `pages/${name}.json`, items: [{}] };
      const expected = { status: 200, data: { sections: [section] } };
      expect([name, await read(`/api/pages/${name}`)]).toEqual([name, expected]);
    }
  });

  it('log each request with the request id of the site', async () => {
    const { app, lines } = await startTestService();
    const headers = { 'x-request-id': 'request-17' };
    await app.inject({ url: '/api/list/clients', headers });
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: 'request-17', msg: 'answered' }),
    );
  });

  it('serve an edited file without a restart', async () => {
    const { app, contentDir } = await startTestService();
    await writeFiles(contentDir, { 'clients.json': [{ title: 'Nordic Rail' }] });
    await waitFor(async () => (await app.inject('/api/list/clients')).body.includes('Nordic'));
  });

  it('serve a file that is added later', async () => {
    const { app, contentDir } = await startTestService();
    expect((await app.inject('/api/list/jobs')).statusCode).toBe(404);
    await writeFiles(contentDir, { 'jobs.json': [{ title: 'Smith' }] });
    await waitFor(async () => (await app.inject('/api/list/jobs')).body.includes('Smith'));
  });

  it('say 503 in words while a file has never been good, and health names the fault', async () => {
    const { app, contentDir, ...options } = await startTestService({ demo: true });
    await app.close();
    await writeFiles(contentDir, { 'clients.json': '[' });
    const { app: second } = await startTestService({ ...options, contentDir });
    const response = await second.inject('/api/list/clients');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 503, message: 'This content is not available yet.' });
    expect((await second.inject('/health')).json()).toMatchObject({
      status: 'ok',
      content: {
        files: 8,
        loaded: 7,
        faults: [{ file: 'clients.json', line: 1, column: 2 }],
      },
    });
  });

  it.each([
    ['GET', '/api/list/nothing', 404],
    ['GET', '/api/pages/service', 404],
    ['GET', '/api/list/__proto__', 404],
    ['POST', '/api/list/services', 404],
    ['GET', '/api/pages/%zz', 400],
    ['GET', '/', 404],
  ] as const)('answer %s %s with an error message', async (method, url, status) => {
    const { app } = await startTestService();
    const response = await app.inject({ method, url });
    expect(response.json()).toEqual({
      status,
      message: expect.stringMatching(/^[A-Z].+\.$/) as string,
    });
    expect(response.statusCode).toBe(status);
  });
});

describe('access token', () => {
  it('that is not set leaves everything open but locked documents', async () => {
    const { app, documentsDir } = await startTestService();
    await writeFiles(documentsDir, { 'certificate.pdf': '%PDF-1.4' });
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect(await statusOf('/api/site-settings')).toBe(200);
    expect(await statusOf('/documents/certificate.pdf')).toBe(401);
    expect(await statusOf('/documents/none.pdf')).toBe(401);
  });

  it('leaves the outbox of the demo open for browsers on loopback alone', async () => {
    const statusOf = async (isLoopback: boolean) => {
      const { app } = await startTestService({ token: 'right-token', demo: true, isLoopback });
      return (await app.inject('/outbox')).statusCode;
    };
    expect(await statusOf(true)).toBe(200);
    expect(await statusOf(false)).toBe(401);
  });

  it.each([
    ['/api/site-settings', 401],
    ['/api/certificate/check-visibility?email=a@b.example', 401],
    ['/documents/certificate.pdf', 401],
    ['/outbox', 401],
    ['/nowhere', 401],
    ['/media/picture.svg', 200],
    ['/media/missing.svg', 404],
    ['/health', 200],
  ])('%s without it is answered with %d', async (url, status) => {
    const { app, mediaDir } = await startTestService({ token: 'right-token', demo: true });
    await writeFiles(mediaDir, { 'picture.svg': '<svg/>' });
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  it('is compared with the configured token', async () => {
    const { app } = await startTestService({ token: 'right-token' });
    const statusWith = async (authorization: string) =>
      (await app.inject({ url: '/api/site-settings', headers: { authorization } })).statusCode;
    expect(await statusWith('Bearer right-token')).toBe(200);
    expect(await statusWith('Bearer wrong-token')).toBe(401);
    expect(await statusWith('right-token')).toBe(401);
    expect(await statusWith('Bearer ')).toBe(401);
  });

  it('is demanded with an error message', async () => {
    const { app } = await startTestService({ token: 'right-token' });
    const response = await app.inject({ method: 'POST', url: '/api/enquiries', payload: {} });
    expect(response.json()).toEqual({
      status: 401,
      message: 'This service needs an access token.',
    });
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });
});
