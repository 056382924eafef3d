// How the tests in a browser are run: `cargo xtask test --only page`.

import { defineConfig } from '@playwright/test';

const { CHROMIUM = '', CHROMIUM_FLAGS = '', GRIDMATE_URL = '', GRIDMATE_ALL } = process.env;

export default defineConfig({
  testMatch: '*.spec.ts',
  // Those take minutes each: `cargo xtask test --all`.
  ...(GRIDMATE_ALL ? {} : { grepInvert: /@heavy/ }),
  outputDir: '../../target/page-failures',
  reporter: './reporter.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 1,
  retryStrategy: 'isolated',
  // What never comes ends a test; how fast a machine is does not.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: GRIDMATE_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS.split(' ').filter(Boolean) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-first-failure',
  },
});
