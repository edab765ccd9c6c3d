import { defineConfig, devices } from '@playwright/test';
import { browserOptions, findTestBrowser } from './bin/lib/browser';
import { e2eVariables, origin } from './e2e/site-under-test';

/** Each file of them starts sites of its own. */
const wanted = process.argv.filter((argument) => argument.startsWith('--project='));
const onlyFaults = wanted.length > 0 && wanted.every((one) => one.startsWith('--project=faults'));

const everyday = Boolean(process.env.EVERYDAY);

/** With `test:full` it measures seconds: nothing else runs meanwhile. */
const MEASURED = 'two-instances.spec.ts';

const faults = {
  testDir: 'e2e/faults',
  outputDir: 'test-results/fault-artifacts',
  timeout: 180_000,
  // What a site does by itself takes as long as the machine does other things.
  expect: { timeout: 60_000 },
};

/**
 * Journeys run in a browser against the production build and the embedded content service with its
 * demo company. In the fault tests the content host fails; each file starts the site and a host of its
 * own. With `EVERYDAY`, as `npm test` sets it, what is tagged @full is left out: what an ordinary change
 * hardly breaks, and all but one of what guards the same. Others look at fewer pages and appearances.
 */
export default defineConfig({
  projects: [
    { ...faults, name: 'faults', testIgnore: everyday ? [] : MEASURED },
    ...(everyday
      ? []
      : [{ ...faults, name: 'faults-measured', testMatch: MEASURED, dependencies: ['faults'] }]),
    {
      name: 'journeys',
      testDir: 'e2e',
      testIgnore: 'faults/**',
      outputDir: 'test-results/journeys',
      fullyParallel: true,
    },
  ],
  // Made anew by each run, for itself.
  snapshotPathTemplate: 'test-results/screenshots/{arg}{ext}',
  // A journey waits half of its time. The tests of `test:full` measure more.
  workers: everyday ? 3 : 2,
  grepInvert: everyday ? /@full/ : undefined,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // What takes longer than a visitor waits is measured where it matters: a machine may do other things as well.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // Recording each test costs a quarter of the time; `--trace on` records the one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: browserOptions,
    },
  },
  webServer: onlyFaults
    ? undefined
    : {
        command: 'node --import tsx bin/start.ts',
        url: `${origin}/`,
        env: e2eVariables,
        timeout: 60_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        stdout: 'ignore',
        stderr: 'pipe',
      },
});
