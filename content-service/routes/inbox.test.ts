import type { FastifyInstance } from 'fastify';
import { inboxList } from '../../contract/inbox';
import { quoteForm } from '../testing/quote-form';
import { cleanUp, startTestService } from '../testing/test-service';
import { sharedToken } from '../../node/secrets';

afterEach(cleanUp);

const SECRET = 'a-secret-that-the-three-share';
const headers = { 'x-editor-token': sharedToken(SECRET, 'inbox') };

const enquiry = { name: 'Ada', email: 'ada@engines.example', message: 'A ring of 34CrNiMo6.' };
const codeRequest = { email: 'ada@engines.example', name: 'Ada', company_name: 'Engines Ltd' };

async function startService(options: { token?: string; revalidateSecret?: string } = {}) {
  const { app } = await startTestService({ demo: true, revalidateSecret: SECRET, ...options });
  const authorization = options.token ? { authorization: `Bearer ${options.token}` } : {};
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: authorization });
  await post('/api/enquiries', enquiry);
  await post('/api/enquiries', { ...enquiry, name: 'Grace' });
  await post('/api/certificate/request', codeRequest);
  return app;
}

const list = async (app: FastifyInstance, path: string) =>
  inboxList.parse((await app.inject({ url: `/api/inbox/${path}`, headers })).json());
const mark = (app: FastifyInstance, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/inbox/${path}`, payload, headers });

describe('what visitors have sent', () => {
  it('is listed for the editor, latest first and by pages, without codes', async () => {
    const app = await startService();
    const { data, total } = await list(app, 'enquiries');
    expect([data.map(({ name }) => name), total]).toEqual([['Grace', 'Ada'], 2]);
    expect(data[1]).toMatchObject({ ...enquiry, id: 1, doneAt: null, note: '' });
    expect((await list(app, 'enquiries?limit=1&offset=1')).data).toHaveLength(1);
    const requests = await list(app, 'code-requests');
    expect(requests.data[0]).toMatchObject({
      name: 'Ada',
      company: 'Engines Ltd',
      state: 'issued',
    });
    expect(JSON.stringify(requests)).not.toMatch(/hash|wrong_tries/);
  });

  it('has requests for quotes apart, with their parts and files', async () => {
    const app = await startService();
    const part = { description: 'Ring', quantity: '12', material: '42CrMo4' };
    const quote = { name: 'Grace', email: 'grace@engines.example', parts: [part] };
    const file = '%PDF-1.7 a drawing';
    await app.inject(await quoteForm(quote, [['ring.pdf', file]]));
    expect((await list(app, 'enquiries')).total).toBe(2);
    const { data, total } = await list(app, 'quotes');
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      name: 'Grace',
      parts: [part],
      files: [{ name: 'ring.pdf', type: 'PDF', size: file.length }],
    });
    expect(JSON.stringify(data)).not.toContain('storedAs');
    const { id } = data[0]!;
    const ask = (path: string, own = headers as Record<string, string>) =>
      app.inject({ url: `/api/inbox/${path}`, headers: own });
    const answer = await ask(`quotes/${id}/files/1`);
    expect([answer.payload, answer.headers['content-type']]).toEqual([
      file,
      'application/octet-stream',
    ]);
    expect((await ask(`quotes/${id}/files/2`)).statusCode).toBe(404);
    expect((await ask(`quotes/${id}/files/1`, {})).statusCode).toBe(401);
    expect((await mark(app, `enquiries/${id}`, { done: true, note: '' })).statusCode).toBe(404);
    expect((await mark(app, `quotes/${id}`, { done: true, note: '' })).statusCode).toBe(200);
    const remove = await app.inject({ method: 'DELETE', url: `/api/inbox/quotes/${id}`, headers });
    expect(remove.statusCode).toBe(200);
    expect((await ask(`quotes/${id}/files/1`)).statusCode).toBe(404);
  });

  it('is marked done once, noted and opened again', async () => {
    const app = await startService();
    expect((await mark(app, 'enquiries/1', { done: true, note: ' called ' })).statusCode).toBe(200);
    const [first] = (await list(app, 'enquiries')).data.slice(1);
    expect(first).toMatchObject({ note: 'called', doneAt: expect.any(Number) as number });
    await mark(app, 'enquiries/1', { done: true, note: '' });
    expect((await list(app, 'enquiries')).data[1]?.doneAt).toBe(first?.doneAt);
    const open = await list(app, 'enquiries?open=1');
    expect([open.data.map(({ id }) => id), open.total]).toEqual([[2], 1]);
    await mark(app, 'enquiries/1', { done: false, note: '' });
    expect((await list(app, 'enquiries?open=1')).total).toBe(2);
  });

  it('keeps both notes that two wrote at the same time, and says so', async () => {
    const app = await startService();
    const note = async (payload: object) =>
      (await mark(app, 'enquiries/1', payload)).json<{ both?: boolean }>().both;
    const held = async () => (await list(app, 'enquiries')).data[1];
    expect(await note({ note: 'Called.\r\nOffer?', before: '' })).toBe(false);
    // Whoever only ticks “Done” sends an old note, or none.
    expect(await note({ done: true, note: '', before: '' })).toBe(false);
    expect(await note({ done: true })).toBe(false);
    expect(await held()).toMatchObject({
      note: 'Called.\nOffer?',
      doneAt: expect.any(Number) as number,
    });
    expect(await note({ note: 'Will pay.', before: '' })).toBe(true);
    expect((await held())?.note).toBe('Called.\nOffer?\n\nWill pay.');
    const before = 'Called.\nOffer?';
    expect(await note({ note: `${before} Yes.`, before })).toBe(true);
    expect(await held()).toMatchObject({
      note: 'Called.\nOffer?\n\nWill pay.\n\nYes.',
      doneAt: expect.any(Number) as number,
    });
    expect(await note({ note: 'Offer 120', before: 'Offer 12' })).toBe(true);
    const both = (await held())?.note;
    expect(both).toBe('Called.\nOffer?\n\nWill pay.\n\nYes.\n\nOffer 120');
    expect(await note({ note: 'Short.', before: both })).toBe(false);
    expect((await held())?.note).toBe('Short.');
    await Promise.all(
      ['a', 'b', 'c'].map((letter) => note({ note: `Short. ${letter}`, before: 'Short.' })),
    );
    expect((await held())?.note.split(/\s+/).sort()).toEqual(['Short.', 'a', 'b', 'c']);
  });

  it('is deleted', async () => {
    const app = await startService();
    const remove = (path: string) =>
      app.inject({ method: 'DELETE', url: `/api/inbox/${path}`, headers });
    expect((await remove('enquiries/1')).statusCode).toBe(200);
    expect((await remove('enquiries/1')).statusCode).toBe(404);
    expect((await remove('code-requests/1')).statusCode).toBe(200);
    expect((await list(app, 'enquiries')).total).toBe(1);
    expect((await list(app, 'code-requests')).total).toBe(0);
  });

  it.each([
    ['enquiries/0', { done: true, note: '' }, 400],
    ['enquiries/1', { done: 'yes', note: '' }, 400],
    ['enquiries/1', { done: true, note: 'x'.repeat(2_001) }, 400],
    ['enquiries/99', { done: true, note: '' }, 404],
    ['passwords/1', { done: true, note: '' }, 400],
  ])('refuses a change of %s to %j with %d', async (path, payload, status) => {
    expect((await mark(await startService(), path, payload)).statusCode).toBe(status);
  });

  it('is nobody else’s: the token of the host is not enough', async () => {
    const app = await startService({ token: 'the-token-of-tests' });
    const authorization = 'Bearer the-token-of-tests';
    const ask = (own: Record<string, string>) =>
      app.inject({ url: '/api/inbox/enquiries', headers: own }).then((answer) => answer.statusCode);
    expect(await ask({})).toBe(401);
    expect(await ask({ authorization })).toBe(401);
    expect(await ask(headers)).toBe(401);
    expect(await ask({ authorization, 'x-editor-token': sharedToken('another', 'inbox') })).toBe(
      401,
    );
    expect(await ask({ authorization, ...headers })).toBe(200);
  });

  it('is not offered without a shared secret', async () => {
    const app = await startService({ revalidateSecret: undefined });
    const answer = await app.inject({ url: '/api/inbox/enquiries', headers });
    expect(answer.statusCode).toBe(404);
  });
});
