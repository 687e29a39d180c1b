import { defineConfig } from "@playwright/test";

const executablePath = process.env["TOUCHLINE_CHROMIUM"];

export default defineConfig({
  testDir: "tests/browser",
  outputDir: ".cache/browser",
  // One at a time: the tests watch prices move, and a crowded machine would make them late.
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    trace: "retain-on-failure",
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
});
