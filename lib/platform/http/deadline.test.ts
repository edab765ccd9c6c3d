import { setTimeout as pause } from 'node:timers/promises';
import { serveHost } from '@/testing/fake-host';
import { withDeadline } from './deadline';

serveHost((_, response) => response.end('here'));

it('ends what takes too long', async () => {
  let isAborted = false;
  const never = withDeadline(50, async (signal) => {
    signal.onabort = () => (isAborted = true);
    await pause(10_000, undefined, { signal, ref: false });
  });
  await expect(never).rejects.toThrow('no answer within 50 ms');
  expect(isAborted).toBe(true);
});

it('takes nobody else for slow where this process is busy itself', async () => {
  const asked = withDeadline(200, async () => (await fetch(process.env.CONTENT_HOST!)).text());
  const until = performance.now() + 600;
  while (performance.now() < until);
  expect(await asked).toBe('here');
});
