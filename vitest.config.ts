import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

/** How much slower this machine is now than the one on which the limits were set; measured by `npm test`. */
const slowness = Number(process.env["TOUCHLINE_SLOWNESS"] ?? 1);

/**
 * These put stand-ins in place of modules, change rules, or want a window of their own. Some render the whole app, and
 * React's act never ends when code that it waits for has been asked for by an earlier file.
 */
const apart = [
  "tests/rules/**/*.test.ts",
  "tests/views/modals.test.tsx",
  "tests/views/textsLost.test.ts",
  ...filesWith("@vitest-environment-options"),
  ...filesWith("views/App.tsx"),
  ...filesWith('"./layoutPage.tsx"'),
  ...filesWith('"./wholeApp.tsx"'),
];
const screens = filesWith("// @vitest-environment happy-dom");
const environmentOptions = { happyDOM: { width: 390, height: 844 } };

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: "node",
      // A limit ends what is stuck; no test comes near it.
      testTimeout: 60_000 * slowness,
      hookTimeout: 60_000 * slowness,
      globalSetup: "tests/kit/temporaryFolder.ts",
      setupFiles: "tests/kit/fileCost.ts",
      pool: "forks",
      maxWorkers: 2,
      projects: [
        // Without isolation the app is imported once in each worker, not once in each of 330 files. A worker is kept as
        // long as the next file wants the same surroundings, so those with a window come together.
        project("unit", 0, {
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...apart, ...screens],
          isolate: false,
        }),
        project("screens", 1, {
          include: screens,
          exclude: apart,
          isolate: false,
          environment: "happy-dom",
          setupFiles: ["tests/kit/freshPage.ts"],
          environmentOptions,
        }),
        project("apart", 2, {
          include: apart,
          setupFiles: "tests/kit/purifiablePage.ts",
          environmentOptions,
        }),
      ],
    },
  }),
);

function project(name: string, groupOrder: number, test: object) {
  return { extends: true as const, test: { name, sequence: { groupOrder }, ...test } };
}

/** Files of tests that have these words. */
function filesWith(words: string): string[] {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((name) => join("tests", name))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, "utf8").includes(words));
}
