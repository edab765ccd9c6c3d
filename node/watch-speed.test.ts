import { LEAST_SPEED } from '../contract/upload-limits';
import { watchSpeed } from './watch-speed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function sender({ isHeldUp = false } = {}) {
  let bytes = 10_000;
  const end = jest.fn();
  const stop = watchSpeed({ received: () => bytes, isHeldUp: () => isHeldUp, end });
  const minute = (sent: number) => {
    bytes += sent;
    jest.advanceTimersByTime(LEAST_SPEED.ms);
  };
  return { end, stop, minute };
}

describe('watchSpeed', () => {
  it('ends a sender who brings less than the least in a minute, once', () => {
    const { end, minute } = sender();
    minute(LEAST_SPEED.bytes);
    expect(end).not.toHaveBeenCalled();
    minute(LEAST_SPEED.bytes - 1);
    minute(0);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does not blame a sender whose bytes wait here', () => {
    const { end, minute } = sender({ isHeldUp: true });
    minute(0);
    expect(end).not.toHaveBeenCalled();
  });

  it('ends nobody who has sent everything', () => {
    const { end, stop, minute } = sender();
    stop();
    minute(0);
    expect(end).not.toHaveBeenCalled();
  });
});
