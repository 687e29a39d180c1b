import { defineConfig } from "@playwright/test";

const executablePath = process.env["TOUCHLINE_CHROMIUM"];
/** How many times slower than usual the machine is; at least 1. */
const slowness = Math.max(1, Number(process.env["TOUCHLINE_SLOWNESS"] ?? 1) || 1);

/** A test that launched a browser otherwise would need a process of tests to itself. */
const args = [
  // A page lives for seconds, too short a time to win back what the optimising compilers cost: a tenth of it all. Source
  // positions are kept from the start: the driver asks where each request comes from, and then all of a script is parsed again.
  "--js-flags=--no-maglev,--no-opt,--single-threaded-gc,--no-enable-lazy-source-positions",
  // For plainHttp.spec.ts: a name of the own network.
  "--host-resolver-rules=MAP phone.test 127.0.0.1",
];

export default defineConfig({
  testDir: "tests/browser",
  outputDir: ".cache/browser",
  globalSetup: "./tests/browser/prepare.ts",
  // One more than the two cores of the machine it is measured on: tests wait for timers and answers half of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // They end what is stuck; no test waits for them.
  timeout: 120_000 * slowness,
  expect: { timeout: 30_000 * slowness },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    // Chromium draws without a graphics card, so what moves costs as much as the test. Where motion is what a test is
    // about, it asks for it: `test.use(moving)`.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A trace costs as much as the test; what the page said stands beside every failure.
    trace: process.env["TOUCHLINE_TRACE"] === undefined ? "off" : "retain-on-failure",
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
