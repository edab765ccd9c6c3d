import { defineConfig } from '@playwright/test';
import { EDITOR_URL } from './e2e/places';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One editor with one content folder serves all of them.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
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
    command: 'npx next build && node --import tsx e2e/serve.ts',
    url: `${EDITOR_URL}/brand/logo`,
    timeout: 360_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
