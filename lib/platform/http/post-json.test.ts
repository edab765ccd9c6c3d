import { getJson, postJson } from './post-json';

const withinMs = AbortSignal.timeout.bind(AbortSignal);
const { fetch } = globalThis;

beforeEach(() => {
  globalThis.fetch = jest.fn(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', ({ target }) =>
          reject((target as AbortSignal).reason as Error),
        ),
      ),
  ) as typeof globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

describe('post json', () => {
  it('times out after 30 s', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => withinMs(20));
    await expect(postJson('/api/enquiries', { name: 'Ada' })).rejects.toThrow(/timeout/);
    expect(limit.mock.calls).toEqual([[30_000]]);
  });

  it('stops when its signal aborts', async () => {
    const leave = new AbortController();
    const answer = getJson('/api/certificate/check-visibility', leave.signal);
    leave.abort(new Error('The visitor has left'));
    await expect(answer).rejects.toThrow('The visitor has left');
  });
});
