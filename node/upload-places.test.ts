import { UPLOADS } from '../contract/upload-limits';
import { UploadPlaces } from './upload-places';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const senderOf = (bytesPerSecond: number, { isHeldUp = false } = {}) => {
  const began = Date.now();
  return {
    received: () => ((Date.now() - began) / 1_000) * bytesPerSecond,
    isHeldUp: () => isHeldUp,
    end: jest.fn(),
  };
};

function full(slowest = senderOf(500), others = () => senderOf(2_000)) {
  const places = new UploadPlaces();
  const senders = [...Array.from({ length: UPLOADS - 1 }, others), slowest];
  for (const sender of senders) places.take(sender);
  const ended = () => senders.filter(({ end }) => end.mock.calls.length > 0);
  return { places, slowest, ended };
}

describe('where all places for uploads are taken', () => {
  it('the one that has brought least in 30 s makes room, once', () => {
    const { places, slowest, ended } = full();
    jest.advanceTimersByTime(36_000);
    expect(places.take(senderOf(1e6))).toBeDefined();
    expect(ended()).toEqual([slowest]);
    expect(places.size).toBe(UPLOADS);
    expect(places.take(senderOf(1e6))).toBeDefined();
    expect(ended()).toHaveLength(2);
  });

  it('what counts are the last 30 s, not what was sent before', () => {
    let bytes = 1e9;
    const stalled = { received: () => bytes, isHeldUp: () => false, end: jest.fn() };
    const { places, ended } = full(stalled);
    bytes += 1e6;
    jest.advanceTimersByTime(60_000);
    expect(places.take(senderOf(1e6))).toBeDefined();
    expect(ended()).toEqual([stalled]);
  });

  it('nobody is ended who has had less than 30 s', () => {
    const { places, ended } = full();
    jest.advanceTimersByTime(29_900);
    expect(places.take(senderOf(1e6))).toBeUndefined();
    expect(ended()).toEqual([]);
  });

  it('nobody is ended whose bytes wait here, or have all come', () => {
    const heldUp = () => senderOf(0, { isHeldUp: true });
    const { places, ended } = full(heldUp(), heldUp);
    jest.advanceTimersByTime(60_000);
    expect(places.take(senderOf(1e6))).toBeUndefined();
    expect(ended()).toEqual([]);
  });

  it('a place that is given back is free, and one of an ended sender only once', () => {
    const { places, slowest } = full();
    jest.advanceTimersByTime(36_000);
    const leave = places.take(senderOf(1e6))!;
    expect(slowest.end).toHaveBeenCalled();
    leave();
    leave();
    expect(places.size).toBe(UPLOADS - 1);
  });
});
