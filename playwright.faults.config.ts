import { defineConfig } from '@playwright/test';

/** The content host fails in every way; each file starts the built site and a host of its own. */
export default defineConfig({
  testDir: 'e2e/faults',
  outputDir: 'test-results/fault-artifacts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/faults.json' }]],
});
