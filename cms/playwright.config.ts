import { defineConfig } from '@playwright/test';
import { EDITOR_URL, ON_POSTGRES, PICTURES } from './e2e/places';

export default defineConfig({
  testDir: 'e2e',
  testMatch: PICTURES ? 'pictures.ts' : '*.spec.ts',
  outputDir: 'test-results/artifacts',
  // One editor with one content folder serves all of them.
  workers: 1,
  // As for the site: `npm test` leaves out what is tagged so.
  grepInvert: process.env.EVERYDAY ? /@full/ : undefined,
  // Long enough for a busy machine: a journey that works waits for none of it.
  timeout: 180_000,
  expect: { timeout: 45_000 },
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
    command: 'node --import tsx e2e/serve.ts',
    // Answered once site and content service are ready, too.
    url: `${EDITOR_URL}/brand/logo`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
