import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import type { Report } from '../test-reports';
import { endTree } from './process-tree';
import type { Step } from './test-step';

/** Three times what the longest step of `npm test` takes on two busy cores. */
const LIMIT_MS = 25 * 60_000;
const SLOWEST = 10;
const LINES_OF_A_FAILURE = 12;
/** A long menu may come before what matters. */
const LINES_OF_A_PAGE = 150;

const firstLines = (text: string, limit: number): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, limit)
    .join('\n');

/**
 * With other steps the output is held back until the step has ended. `behind` others it gets the processor
 * only while they wait, so that it makes none of them late.
 */
type Manner = 'alone' | 'together' | 'behind';

type Ending = { code: number | null; message: string; hung: boolean };

function start({ command = process.execPath, args, env }: Step, manner: Manner, limitMs: number) {
  const together = manner !== 'alone';
  const child = spawn(command, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', together ? 'pipe' : 'inherit', together ? 'pipe' : 'inherit'],
  });
  if (manner === 'behind' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let hung: string | undefined;
  const limit = setTimeout(() => {
    const waitedFor = child.pid ? endTree(child.pid) : [];
    hung = [`ended after ${limitMs / 1_000} s, its limit, while this ran:`, ...waitedFor].join(
      '\n',
    );
  }, limitMs);
  const ended = new Promise<Ending>((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(limit);
      resolve({ code, message: hung ?? `ended with ${code}`, hung: hung !== undefined });
    }),
  );
  const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  return { ended, output: Promise.all(output) };
}

function resultOf(code: number | null, { report, skipped }: Step): Report {
  const ok = code === 0;
  const verdict = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, tests: [], failures: [] };
  if (code === skipped) return { ...verdict, failed: 0 };
  if (!report) return verdict;
  try {
    const result = report();
    return { ...result, failed: result.failed || verdict.failed };
  } catch {
    // The step ended before it could write its report.
    return { ...verdict, passed: 0, failed: 1 };
  }
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`;

type Options = {
  /** A step that takes longer hangs: it is ended, and has failed. */
  limitMs?: number;
  /** Whether a test that could not be made has failed. */
  skipFails: boolean;
};

/** Runs steps, and adds up what they found. */
export function createTestRun({ limitMs = LIMIT_MS, skipFails }: Options) {
  const total = { passed: 0, failed: 0 };
  const begun = performance.now();
  const durations = new Map<string, number>();
  const tests: Report['tests'] = [];
  const failures: Report['failures'] = [];

  /** Counts what could not be done at all. */
  function skip(title: string, message: string, amount = 1): void {
    console.log(`\nSkipped: ${title}: ${message}`);
    if (!skipFails) return;
    total.failed += amount;
    failures.push({ title, message });
  }

  async function run(step: Step, manner: Manner = 'alone'): Promise<void> {
    const { name } = step;
    const together = manner !== 'alone';
    if (!together) console.log(`\n— ${name}`);
    const begin = performance.now();
    const { ended, output } = start(step, manner, limitMs);
    const { code, message, hung } = await ended;
    durations.set(name, (performance.now() - begin) / 1_000);
    if (together) console.log(`\n— ${name}\n${(await output).join('')}`.trimEnd());

    const { passed, failed, skipped, tests: timed, failures: told } = resultOf(code, step);
    total.passed += passed;
    total.failed += failed;
    tests.push(...timed);
    if (hung || (failed > 0 && told.length === 0)) failures.push({ title: name, message });
    failures.push(...told);
    if (skipped > 0) skip(name, `${skipped}, each says above what it needs`, skipped);
  }

  async function inTurn(steps: readonly Step[], manner: Manner = 'together'): Promise<void> {
    for (const step of steps) await run(step, manner);
  }

  /** Prints durations, failures and, last, the sum. @returns whether all is well */
  function conclude(): boolean {
    console.log('\nDuration of each step');
    for (const [name, seconds] of durations) console.log(`${inSeconds(seconds)}  ${name}`);
    console.log(`${inSeconds((performance.now() - begun) / 1_000)}  The whole run`);
    console.log(`\nThe ${SLOWEST} slowest tests`);
    for (const { title, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
      console.log(`${inSeconds(ms / 1_000)}  ${title}`);

    if (failures.length > 0) console.log('\nWhat failed');
    for (const { title, message, page } of failures) {
      console.log(`✘ ${title}\n${firstLines(message, LINES_OF_A_FAILURE)}`);
      if (page) console.log(`The page showed\n${firstLines(page, LINES_OF_A_PAGE)}`);
    }
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    return total.failed === 0 && total.passed > 0;
  }

  return { run, inTurn, skip, conclude };
}
