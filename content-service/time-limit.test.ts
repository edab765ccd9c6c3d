import { EventEmitter } from 'node:events';
import { LateError, UnknownOutcomeError, withinTime, type TimeLimit } from './time-limit';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

const start = (work: (time: TimeLimit) => Promise<unknown>, readableEnded = true) => {
  const raw = Object.assign(new EventEmitter(), { readableEnded });
  const answer = withinTime({ raw } as never, work).catch((error: unknown) => error);
  return { raw, answer };
};

it('what is not decided 13 s after the last byte is not stored, then or later', async () => {
  let decide = () => {};
  const stored: string[] = [];
  const { raw, answer } = start(async (time) => {
    await new Promise<void>((resolve) => (decide = resolve));
    time.beforeCommit();
    stored.push('late');
  }, false);
  await jest.advanceTimersByTimeAsync(60_000);
  raw.emit('end');
  await jest.advanceTimersByTimeAsync(12_999);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBeInstanceOf(LateError);
  decide();
  await jest.advanceTimersByTimeAsync(1);
  expect(stored).toEqual([]);
});

it('a commit that does not end within 15 s has an unknown outcome', async () => {
  const { answer } = start(async (time) => {
    time.beforeCommit();
    await new Promise(() => undefined);
  });
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await answer).toBeInstanceOf(UnknownOutcomeError);
});

it('what is answered in time is answered', async () => {
  expect(await start(async () => 'stored').answer).toBe('stored');
  expect(jest.getTimerCount()).toBe(0);
});
