import { readFileSync } from 'node:fs';
import { followWallClock } from './wall-clock';

const internals = 'next/dist/server/lib/incremental-cache/index.js';

describe('followWallClock', () => {
  it('sets the clock by which the installed Next.js tells the age of entries', () => {
    const present = 'performance.timeOrigin + performance.now()';
    expect(readFileSync(require.resolve(internals), 'utf8')).toContain(present);
    const now = Date.UTC(2026, 0, 15);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 86_400_000);
    followWallClock();
    clock.mockReturnValue(now);
    expect(performance.timeOrigin + performance.now()).toBeCloseTo(now, -1);
    clock.mockRestore();
  });
});
