/**
 * Runs every check and ends with the line `N passed, N failed`. `--full` adds tests tagged @full,
 * tests that start whole programs, and the benchmark on trial. `--editor` adds the tests of the editor;
 * those on PostgreSQL and the slow ones of them are part of `--full` alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { findTestBrowser } from './lib/browser';
import {
  editorBuild,
  editorChecks,
  editorJourneys,
  editorOnPostgres,
  editorPackages,
} from './lib/editor-steps';
import type { Step } from './lib/test-step';
import { readJestReport, readPlaywrightReport, type Report } from './test-reports';

const full = process.argv.includes('--full');
const withEditor = full || process.argv.includes('--editor');
const inCi = Boolean(process.env.CI);

const REPORTS = 'test-results/reports';
const SLOWEST = 10;
const LINES_OF_A_FAILURE = 12;

const tool = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
const program = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

const total = { passed: 0, failed: 0 };
const durations: { name: string; ms: number }[] = [];
const tests: { title: string; ms: number }[] = [];
const failures: { title: string; message: string }[] = [];

/**
 * With other steps the output is held back until the step has ended. `behind` others it gets the processor
 * only while they wait, so that it makes none of them late.
 */
type Manner = 'alone' | 'together' | 'behind';

function start({ command = process.execPath, args }: Step, manner: Manner) {
  const together = manner !== 'alone';
  const child = spawn(command, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', together ? 'pipe' : 'inherit', together ? 'pipe' : 'inherit'],
  });
  if (manner === 'behind' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  return { ended, output: Promise.all(output) };
}

async function run(step: Step, manner: Manner = 'alone'): Promise<void> {
  const { name } = step;
  const together = manner !== 'alone';
  if (!together) console.log(`\n— ${name}`);
  const begin = performance.now();
  const { ended, output } = start(step, manner);
  const code = await ended;
  durations.push({ name, ms: performance.now() - begin });
  if (together) console.log(`\n— ${name}\n${(await output).join('')}`.trimEnd());

  const { passed, failed, skipped, tests: timed, failures: told } = resultOf(code, step);
  if (skipped > 0) console.log(`Skipped: ${skipped}, each says above what it needs.`);
  total.passed += passed;
  total.failed += failed + (inCi ? skipped : 0);
  tests.push(...timed);
  const untold = [{ title: name, message: `ended with ${code}` }];
  failures.push(...(failed > 0 && told.length === 0 ? untold : told));
  if (inCi && skipped > 0) failures.push({ title: name, message: `${skipped} skipped` });
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

async function inTurn(steps: readonly Step[], manner: Manner = 'together'): Promise<void> {
  for (const step of steps) await run(step, manner);
}

const jest: Step = {
  name: 'Unit tests',
  args: tool(
    'jest',
    ...['--silent', '--json', `--outputFile=${REPORTS}/jest.json`],
    ...(full ? [] : ['--selectProjects', 'node', 'dom']),
  ),
  report: () => readJestReport(`${REPORTS}/jest.json`),
};

const playwright = (...options: string[]): Step => ({
  name: 'Journeys and faults',
  args: tool('playwright', 'test', ...options),
  report: () => readPlaywrightReport(`${REPORTS}/playwright.json`),
});

function browserSteps(): Step[] {
  const browser = findTestBrowser();
  if (browser) {
    process.env.CHROMIUM_PATH = browser;
    return [playwright()];
  }
  console.log('\nSkipped: the journeys need a browser. Install the package chromium.');
  if (inCi) {
    total.failed += 1;
    failures.push({ title: 'Journeys', message: 'There is no browser.' });
  }
  return [playwright('--project=faults')];
}

if (!full) process.env.EVERYDAY = '1';

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const licences: Step = { name: 'Licences', args: program('bin/check-licences.ts') };

// Two need one core each most of the time, the packages hardly any.
await Promise.all([
  run({ name: 'Production build, and types', args: program('bin/build.ts') }, 'together'),
  inTurn([
    { name: 'ESLint', args: tool('eslint', '.') },
    { name: 'Stylelint', args: tool('stylelint', '**/*.css') },
    { name: 'Prettier', args: tool('prettier', '--check', '--log-level', 'warn', '.') },
    { name: 'Types of the benchmark', args: tool('tsc', '--noEmit', '-p', 'bench') },
    // A registry that offers no audits is no fault of the project.
    { name: 'Audit', args: program('bin/check-audit.ts'), skipped: 2 },
  ]),
  inTurn(withEditor ? [editorPackages, licences] : [licences]),
]);
await run(jest);
for (const step of browserSteps()) await run(step);
if (withEditor) {
  await run(editorBuild);
  await Promise.all([inTurn(editorChecks(full), 'behind'), run(editorJourneys, 'together')]);
}
if (full) {
  await run(editorOnPostgres);
  const artwork = (...args: string[]) => ['--prefix', 'demo-company/artwork', ...args];
  await run({ name: 'Packages of the artwork', command: 'npm', args: artwork('ci') });
  await run({ name: 'Documents, drawings and fonts', command: 'npm', args: artwork('test') });
  await run({
    name: 'Benchmark, its smallest part on trial',
    args: program('bench/main.ts', '--only', 'pictures', '--quick', '--trial'),
  });
  // These say what they need where it is missing.
  await run({ name: 'HTTP/3', args: program('deploy/nginx/http3.ts'), skipped: 2 });
  await run({
    name: 'Containers',
    args: program('deploy/containers/main.ts'),
    skipped: 2,
  });
  await run({
    name: 'Installation on an empty machine',
    args: program('deploy/machine/main.ts'),
    skipped: 2,
  });
  // Last: it replaces the build.
  await run({ name: 'The other Node.js', args: program('bin/smoke.ts') });
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1).padStart(6)} s`;
console.log('\nDuration of each step');
for (const { name, ms } of durations) console.log(`${seconds(ms)}  ${name}`);
console.log(`\nThe ${SLOWEST} slowest tests`);
for (const { title, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
  console.log(`${seconds(ms)}  ${title}`);
}

if (failures.length > 0) console.log('\nWhat failed');
for (const { title, message } of failures) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  console.log(`✘ ${title}\n${lines.slice(0, LINES_OF_A_FAILURE).join('\n')}`);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
