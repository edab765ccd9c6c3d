import { keepRunning } from './keep-running';

/** A program whose end the test decides. */
function program() {
  let end: (how: string) => void = () => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { ended, stop: () => end('stopped'), end };
}

const untilSaid = async (said: string[], text: string) => {
  while (!said.some((line) => line.includes(text))) await new Promise(setImmediate);
};

describe('keepRunning', () => {
  it('starts a program again that was killed, and says so', async () => {
    const said: string[] = [];
    const [first, second] = [program(), program()];
    const start = async () => second;
    const kept = keepRunning(
      { name: 'The service', start, firstWaitMs: 10, say: (line) => said.push(line) },
      first,
    );
    first.end('SIGKILL');
    await untilSaid(said, 'runs again');
    expect(said).toEqual([
      'The service stopped (SIGKILL); it is started again in 1 s.',
      'The service runs again.',
    ]);
    await kept.stop();
    expect(await second.ended).toBe('stopped');
    expect(said).toHaveLength(2);
  });

  it('waits longer after each failure, and starts one that did not start', async () => {
    const said: string[] = [];
    const times: number[] = [];
    const running = program();
    const start = async () => {
      times.push(performance.now());
      if (times.length < 4) throw new Error('no');
      return running;
    };
    const kept = keepRunning({
      ...{ name: 'The service', start, firstWaitMs: 20 },
      say: (line) => said.push(line),
    });
    await untilSaid(said, 'runs again');
    const waits = times.slice(1).map((time, index) => time - times[index]!);
    expect(waits.map((wait, index) => wait >= 20 * 2 ** (index + 1) - 2)).toEqual([
      true,
      true,
      true,
    ]);
    expect(said[0]).toBe('The service did not start; it is started again in 1 s.');
    await kept.stop();
  });

  it('ends at once while it waits', async () => {
    const said: string[] = [];
    const start = () => Promise.reject(new Error('no'));
    const kept = keepRunning({
      ...{ name: 'The service', start, firstWaitMs: 60_000 },
      say: (line) => said.push(line),
    });
    await kept.stop();
    expect(said).toHaveLength(1);
  });
});
