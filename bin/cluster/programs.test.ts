import { tmpdir } from 'node:os';
import { startProgram, stopProgram, until } from './programs';

const never = () => Promise.resolve(false);
const sleeper = () => startProgram('sleep', ['60'], { cwd: tmpdir(), log: '/dev/null' });

describe('until', () => {
  test('asks again until it is so; an error counts as not yet', async () => {
    const child = await sleeper();
    const answers = [
      () => Promise.reject(new Error('refused')),
      never,
      () => Promise.resolve(true),
    ];
    await until(() => answers.shift()!(), child);
    expect(answers).toEqual([]);
    await stopProgram(child);
  });

  test('ends with a program that a signal ends', async () => {
    const child = await sleeper();
    child.kill('SIGKILL');
    await expect(until(never, child)).rejects.toThrow('sleep 60 ended');
  });

  test('ends after a time, also while the program runs and a question stays without an answer', async () => {
    const child = await sleeper();
    await expect(until(never, child, 0.1)).rejects.toThrow('sleep 60 is not ready after 0.1 s');
    const silent = () => new Promise<boolean>(() => {});
    await expect(until(silent, child, 0.1)).rejects.toThrow('sleep 60 is not ready after 0.1 s');
    await stopProgram(child);
  });
});
