/** @jest-environment node */
import { drain } from './drain';
import { recordingLog } from './testing/test-service';

const never = () => new Promise<void>(() => undefined);

it('is in order where everything under way came to its end', async () => {
  const { log, lines } = recordingLog();
  expect(await drain(() => Promise.resolve(), log)).toBe(0);
  expect(lines).toEqual([]);
});

it('says so, and fails, where requests had to be cut off', async () => {
  const { log, lines } = recordingLog();
  expect(await drain(never, log, 10)).toBe(1);
  expect(lines).toEqual([expect.objectContaining({ level: 50, limitMs: 10 })]);
});

it('says so, and fails, where closing fails', async () => {
  const { log, lines } = recordingLog();
  expect(await drain(() => Promise.reject(new Error('disk gone')), log)).toBe(1);
  expect(JSON.stringify(lines)).toContain('disk gone');
});
