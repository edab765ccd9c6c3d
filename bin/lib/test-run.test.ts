import { createTestRun } from './test-run';

const program = (text: string) => ['-e', text];
const SLEEPS = 'setInterval(() => {}, 1_000)';
/** It waits for another program, which ignores SIGTERM. */
const WAITS_FOR_ANOTHER = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); console.log('begun'); ${SLEEPS}; 'the one that hangs'"], { stdio: 'inherit' });
  ${SLEEPS}`;

describe('createTestRun', () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  const printed = () => print.mock.calls.flat().join('\n');
  beforeEach(() => print.mockClear());
  afterAll(() => print.mockRestore());

  it('adds up steps that end well and steps that fail', async () => {
    const { run, conclude } = createTestRun({ skipFails: false, limitMs: 60_000 });
    await run({ name: 'Good', args: program('') });
    await run({ name: 'Bad', args: program('process.exit(2)') });
    expect(conclude()).toBe(false);
    expect(printed()).toContain('✘ Bad\nended with 2');
    expect(printed()).toContain('1 passed, 1 failed');
  });

  it('ends a step that hangs, and says what it waited for', async () => {
    const { run, conclude } = createTestRun({ skipFails: false, limitMs: 3_000 });
    await run({ name: 'Hangs', args: program(WAITS_FOR_ANOTHER) }, 'together');
    expect(conclude()).toBe(false);
    expect(printed()).toContain('begun');
    expect(printed()).toMatch(
      /✘ Hangs\nended after 3 s, its limit, while this ran:\n.*the one that hangs/,
    );
  });
});
