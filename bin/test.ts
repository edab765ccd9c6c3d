/** Runs every check of the project and ends with one line: `N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './lib/browser';
import { waitForExit, startNode } from './lib/processes';

type Result = { passed: number; failed: number };

/** The exit code of a check that could not be made. */
const SKIPPED = 2;

const REPORTS = 'test-results/reports';
const npx = (name: string) => `node_modules/.bin/${name}`;

/** A step whose exit code is its only verdict. */
async function check(name: string, args: string[]): Promise<Result> {
  console.log(`\n— ${name}`);
  const ok = (await waitForExit(startNode(args))) === 0;
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A registry that offers no audits is no fault of the project, and no proof either. */
async function audit(): Promise<Result> {
  console.log('\n— Audit');
  const code = await waitForExit(startNode(['--import', 'tsx', 'bin/check-audit.ts']));
  return { passed: code === 0 ? 1 : 0, failed: code === 0 || code === SKIPPED ? 0 : 1 };
}

async function jest(): Promise<Result> {
  const outputFile = `${REPORTS}/jest.json`;
  const step = await check('Jest', [
    npx('jest'),
    '--json',
    `--outputFile=${outputFile}`,
    '--silent',
  ]);
  try {
    const report = JSON.parse(readFileSync(outputFile, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numRuntimeErrorTestSuites: number;
    };
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites || step.failed,
    };
  } catch {
    return step;
  }
}

async function journeys(): Promise<Result> {
  const browser = findBrowser();
  if (!browser) {
    console.log('Skipped: the journeys need a browser. Install the package chromium.');
    return { passed: 0, failed: process.env.CI ? 1 : 0 };
  }
  process.env.CHROMIUM_PATH = browser;
  return playwright('Playwright', 'playwright', []);
}

/** The content host fails in every way; needs no browser. */
const faultSuite = () => playwright('Faults', 'faults', ['-c', 'playwright.faults.config.ts']);

/** @param report name of the file that the configuration writes the results to */
async function playwright(name: string, report: string, options: string[]): Promise<Result> {
  const step = await check(name, [npx('playwright'), 'test', ...options]);
  try {
    const { stats } = JSON.parse(readFileSync(`${REPORTS}/${report}.json`, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    if (stats.skipped > 0) console.log(`Skipped: ${stats.skipped} (each says above what it needs)`);
    const failed = stats.unexpected + stats.flaky + (process.env.CI ? stats.skipped : 0);
    return { passed: stats.expected, failed: failed || step.failed };
  } catch {
    return step;
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const steps = [
  () => check('ESLint', [npx('eslint'), '.']),
  () => check('Stylelint', [npx('stylelint'), '**/*.css']),
  () => check('Prettier', [npx('prettier'), '--check', '--log-level', 'warn', '.']),
  () => check('Types of routes', [npx('next'), 'typegen']),
  () => check('TypeScript', [npx('tsc'), '--noEmit']),
  () => check('Licences', ['--import', 'tsx', 'bin/check-licences.ts']),
  audit,
  jest,
  () => check('Production build', ['--import', 'tsx', 'bin/build.ts']),
  journeys,
  faultSuite,
  () =>
    check('Benchmark, its smallest part on trial', [
      ...['--import', 'tsx', 'bench/main.ts'],
      ...['--only', 'pictures', '--quick', '--trial'],
    ]),
];

const total: Result = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
