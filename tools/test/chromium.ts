import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { ExpectedError } from "../expected.ts";

/** The headless browser needs a third of the processor time of one with windows. */
const withoutWindows = "chromium-headless-shell";
const withWindows = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const names = [withoutWindows, ...withWindows];

/** The properties of the machine that decide which Chromium is used. */
export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Where programs outside of PATH are installed. */
  readonly applications: readonly string[];
  /** Where Playwright installs its Chromium, whether it is installed or not. */
  readonly playwrights: string;
};

export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  applications: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  playwrights: chromium.executablePath(),
};

/**
 * Path of a usable Chromium: TOUCHLINE_CHROMIUM, the system's, Debian's package if this user may install it,
 * or Playwright's own. Throws if none is available.
 */
export function findChromium(machine: Machine): string {
  const named = machine.env["TOUCHLINE_CHROMIUM"];
  if (named !== undefined && named !== "") {
    if (isExecutable(named)) return named;
    throw new ExpectedError(
      `TOUCHLINE_CHROMIUM "${named}" cannot be run; no browser test was run.`,
      1,
    );
  }
  return (
    inPath([withoutWindows], machine) ??
    fromDebian(machine) ??
    onSystem(machine) ??
    fromPlaywright(machine)
  );
}

/**
 * Path of a Chromium with windows, for the few tests that need one (only it has a back/forward cache); null
 * if there is none. Call it after `findChromium`, which installs both.
 */
export function findChromiumWithWindows(machine: Machine): string | null {
  const candidates = [...machine.applications, machine.playwrights];
  return inPath(withWindows, machine) ?? candidates.find(isExecutable) ?? null;
}

function inPath(programs: readonly string[], { env }: Machine): string | undefined {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function onSystem(machine: Machine): string | undefined {
  return inPath(names, machine) ?? machine.applications.find(isExecutable);
}

function fromDebian(machine: Machine): string | undefined {
  if (!machine.isRoot) return undefined;
  // A fresh container has no package lists yet; if they are old but usable, a failed update does no harm.
  run("apt-get", ["update"], machine);
  const isInstalled = run("apt-get", ["install", "-y", withoutWindows, "chromium"], machine);
  return isInstalled ? inPath([withoutWindows], machine) : undefined;
}

function fromPlaywright(machine: Machine): string {
  const path = machine.playwrights;
  if (isExecutable(path)) return path;
  if (run("npx", ["playwright", "install", "chromium"], machine) && isExecutable(path)) return path;
  throw new ExpectedError(
    "No Chromium was found and none could be installed; no browser test was run. " +
      "Install one, or name it in TOUCHLINE_CHROMIUM.",
    1,
  );
}

function run(command: string, args: readonly string[], { env }: Machine): boolean {
  console.error(`Looking for a Chromium: ${command} ${args.join(" ")}`);
  const options = { env, stdio: ["ignore", 2, 2] as ["ignore", number, number] };
  return spawnSync(command, args, options).status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
