import { spawn } from 'node:child_process';
import { waitForExit } from './processes';

const run = (program: string) => spawn(process.execPath, ['-e', program]);

describe('waitForExit', () => {
  it('gives the exit code of a process', async () => {
    expect(await waitForExit(run('process.exit(3)'))).toBe(3);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGKILL', 137],
  ])('gives 128 and the number of the signal after %s', async (signal, code) => {
    expect(await waitForExit(run(`process.kill(process.pid, '${signal}')`))).toBe(code);
  });

  it('does not wait for a process that has exited', async () => {
    const child = run('process.exit(4)');
    await waitForExit(child);
    expect(await waitForExit(child)).toBe(4);
  });
});
