import { defineConfig, devices } from '@playwright/test';
import { browserOptions, findBrowser } from './bin/lib/browser';
import { e2eVariables, origin } from './e2e/site-under-test';

/** Journeys run against the production build and the embedded content service with its demo company. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'faults/**',
  outputDir: 'test-results/journeys',
  // Made anew by each run, for itself.
  snapshotPathTemplate: 'test-results/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: browserOptions,
    },
  },
  webServer: {
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
