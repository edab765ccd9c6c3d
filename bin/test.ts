/**
 * Runs every check and ends with the line `N passed, N failed`. `--full` adds tests tagged @full,
 * tests that start whole programs, and the benchmark on trial. `--editor` adds the tests of the editor;
 * those on PostgreSQL and the slow ones of them are part of `--full` alone.
 */
import { findTestBrowser } from './lib/browser';
import { fetchBrowser } from './lib/npm-browser';
import {
  editorBuild,
  editorChecks,
  editorJourneys,
  editorOnPostgres,
  editorPackages,
  editorStyle,
} from './lib/editor-steps';
import {
  browserTests,
  emptyReports,
  program,
  style,
  tool,
  unitTests,
  WITHOUT_PROGRAMS,
} from './lib/site-steps';
import { createTestRun } from './lib/test-run';
import type { Step } from './lib/test-step';

const full = process.argv.includes('--full');
const withEditor = full || process.argv.includes('--editor');
// Every step takes it over: the journeys, and in the editor the unit tests, too.
if (full) delete process.env.EVERYDAY;
else process.env.EVERYDAY = '1';
emptyReports();

const browser = findTestBrowser() ?? fetchBrowser();
if (browser) process.env.CHROMIUM_PATH = browser;

const { run, inTurn, skip, conclude } = createTestRun({
  // With `--full` the journeys alone take forty minutes.
  limitMs: full ? 120 * 60_000 : undefined,
  skipFails: Boolean(process.env.CI),
});

/** Every day it is a note. */
const wordsMissing: Step = {
  name: 'Words that languages lack',
  args: program('bin/words-missing.ts', full ? '--release' : '--brief'),
};
const licences: Step = { name: 'Licences', args: program('bin/check-licences.ts') };

// What a change breaks shows in the first minutes.
await Promise.all([
  run(unitTests(...(full ? [] : WITHOUT_PROGRAMS)), 'together'),
  inTurn([...(withEditor ? [editorPackages] : []), licences, wordsMissing]),
]);
await run({ name: 'Production build', args: program('bin/build.ts', '--without-types') });
const checks: Step[] = [
  { name: 'Types', args: tool('tsc', '--noEmit') },
  ...style(),
  // A registry that offers no audits is no fault of the project.
  { name: 'Audit', args: program('bin/check-audit.ts'), skipped: 2 },
];
// The journeys leave much of the processors' time, which the checks take.
await Promise.all([inTurn(checks, 'behind'), inTurn(browserTests(full, Boolean(browser)))]);
if (!browser) skip('Journeys', 'they need a browser; install the package chromium');
if (withEditor) {
  await Promise.all([run(editorBuild, 'together'), run(editorStyle, 'together')]);
  await Promise.all([inTurn(editorChecks(full), 'behind'), run(editorJourneys, 'together')]);
}
if (full) {
  await run(editorOnPostgres);
  const fonts = (...args: string[]) => ['--prefix', 'bin/fonts', ...args];
  await run({ name: 'Packages that make fonts', command: 'npm', args: fonts('ci') });
  await run({ name: 'What makes fonts', command: 'npm', args: fonts('test') });
  await run({
    name: 'Benchmark, two parts on trial',
    args: program('bench/main.ts', '--only', 'publish,start', '--quick', '--trial'),
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

process.exit(conclude() ? 0 : 1);
