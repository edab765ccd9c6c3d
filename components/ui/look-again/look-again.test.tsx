import { act, render } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { LookAgain } from './look-again-client';

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const MINUTE = 60_000;
const refresh = jest.fn();
const router = { refresh } as unknown as ReturnType<typeof useRouter>;
/** Answers the request that is under way. */
let answer: (ok: boolean) => void;
const fetched = jest.fn(
  () => new Promise((resolve) => (answer = (ok: boolean) => resolve({ ok } as Response))),
);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(useRouter).mockReturnValue(router);
  globalThis.fetch = fetched as never;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('looks until the page can be made, then has it filled', async () => {
  render(<LookAgain />);
  await pass(5_000);
  answer(false);
  await pass(MINUTE);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(refresh).not.toHaveBeenCalled();
  answer(true);
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('ends with the page, also while it waits for an answer', async () => {
  const { unmount } = render(<LookAgain />);
  await pass(5_000);
  unmount();
  answer(true);
  await pass(10 * MINUTE);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
});
