import { siteRequest } from '@/testing/site-request';
import { readFormResult, redirectToResult } from './form-result';
import { postHandler, type Answer } from './post-handler';
import { invalid, HttpError } from '@/lib/platform/http/http-error';

let jar: Map<string, string>;
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => jar.has(name) && { value: jar.get(name) } }),
}));
beforeEach(() => {
  jar = new Map();
});

const CONTACT = '/contact/result';
const UNLOCK = '/certificate/unlock';

async function post(
  page: Parameters<typeof redirectToResult>[0],
  handle: () => Promise<Answer>,
  { body = 'message=Twelve+rings', from = '192.0.2.1' } = {},
) {
  const POST = postHandler({ handle, redirectTo: redirectToResult(page) });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await POST(siteRequest('/api/enquiries', { body, from, headers }));
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
  return response;
}
const done = (message: string) => async () => ({ status: 200, said: { text: message } });
const reject = (error: HttpError) => async () => {
  throw error;
};
const many = reject(new HttpError(429, { text: 'Please wait.' }));

describe('form result', () => {
  it('is separate for each form', async () => {
    await post(CONTACT, reject(invalid({ email: { text: 'No address.' } })));
    expect(await readFormResult(UNLOCK)).toBeUndefined();
    await post(UNLOCK, done('The code has been sent.'));
    expect(await readFormResult(CONTACT)).toMatchObject({
      status: 422,
      errors: { email: 'No address.' },
      values: { message: 'Twelve rings' },
    });
    expect(await readFormResult(UNLOCK)).toMatchObject({ status: 200, values: {} });
  });

  it('has a different cookie for each form', async () => {
    await post(UNLOCK, done('The code has been sent.'));
    const [id = ''] = jar.values();
    await post(CONTACT, done('Sent.'));
    for (const name of jar.keys()) jar.set(name, id);
    expect(await readFormResult(CONTACT)).toBeUndefined();
  });

  it('refills the form of a visitor over the limit', async () => {
    const response = await post(CONTACT, many, { from: '192.0.2.2' });
    expect([response.status, response.headers.get('location')]).toEqual([303, CONTACT]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readFormResult(CONTACT)).toMatchObject({
      status: 429,
      values: { message: 'Twelve rings' },
    });
  });

  it('survives a flood from another IP, which gets plain pages', async () => {
    await post(CONTACT, reject(invalid({ email: { text: 'No address.' } })), { from: '192.0.2.3' });
    const mine = new Map(jar);
    let last: Response | undefined;
    for (let i = 0; i < 600; i++) last = await post(CONTACT, many, { from: '192.0.2.4' });
    expect([last?.status, last?.headers.getSetCookie()]).toEqual([429, []]);
    expect(await last?.text()).toMatch(/Please wait\. Go back: what you wrote is still there\./);
    jar = mine;
    expect(await readFormResult(CONTACT)).toMatchObject({ values: { message: 'Twelve rings' } });
  });

  it('is a plain page with cookies if it succeeded but cannot be stored', async () => {
    const unlocked = async () => ({
      ...(await done('It is unlocked.')()),
      prepare: ({ cookies }: { cookies: { set: (name: string, value: string) => unknown } }) =>
        void cookies.set('session', 'sealed'),
    });
    let last: Response | undefined;
    for (let i = 0; i < 30; i++) last = await post(UNLOCK, unlocked, { from: '192.0.2.5' });
    expect([last?.status, last?.headers.get('set-cookie')]).toEqual([
      200,
      'session=sealed; Path=/',
    ]);
    expect(await last?.text()).toMatch(/It is unlocked\.[^]*href="\/certificate\/unlock"/);
  });

  it('is a plain page if the post was too long', async () => {
    const response = await post(CONTACT, many, { body: `message=${'x'.repeat(17_000)}` });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('at most 16 KB');
  });
});
