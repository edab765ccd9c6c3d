import { drain } from './drain';
import { recordingLog } from './testing/test-service';

const never = () => new Promise<void>(() => undefined);

describe('drain', () => {
  it('returns 0 when the service has closed', async () => {
    const { log, lines } = recordingLog();
    expect(await drain(() => Promise.resolve(), log)).toBe(0);
    expect(lines).toEqual([]);
  });

  it('returns 1 and logs an error when closing takes too long', async () => {
    const { log, lines } = recordingLog();
    expect(await drain(never, log, 10)).toBe(1);
    expect(lines).toEqual([expect.objectContaining({ level: 50, limitMs: 10 })]);
  });

  it('returns 1 and logs an error when closing fails', async () => {
    const { log, lines } = recordingLog();
    expect(await drain(() => Promise.reject(new Error('disk gone')), log)).toBe(1);
    expect(JSON.stringify(lines)).toContain('disk gone');
  });
});
