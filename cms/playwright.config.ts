import { defineConfig } from '@playwright/test';
import { EDITOR_URL, ON_POSTGRES } from './e2e/places';

const SERVE = 'node --import tsx e2e/serve.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  // One editor with one content folder serves all of them.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `test-results/journeys-${ON_POSTGRES ? 'postgres' : 'sqlite'}.json` }],
  ],
  use: {
    baseURL: EDITOR_URL,
    // Payload takes a session only from its own origin.
    extraHTTPHeaders: { origin: EDITOR_URL },
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    // The journeys on PostgreSQL run after those on SQLite, with their build.
    command: ON_POSTGRES ? SERVE : `npx next build && ${SERVE}`,
    url: `${EDITOR_URL}/brand/logo`,
    timeout: 360_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
