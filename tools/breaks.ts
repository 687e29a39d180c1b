import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Break } from "../tests/breaks/break.ts";
import {
  type Asked,
  askBrowserTests,
  askUnitTests,
  type Received,
  isInBrowser,
} from "./breaks/ask.ts";
import { apply, copyOf, misfits } from "./breaks/copy.ts";
import { help, readOptions } from "./breaks/options.ts";
import { ExpectedError } from "./expected.ts";
import { ensureInstalled } from "./install.mjs";
import { measureSlowness } from "./test/machine.ts";

/**
 * `npm run breaks`: breaks one thing at a time in a copy of the sources and prints which test notices it.
 * Exits with 1 if a break is not noticed, 2 if one no longer fits the sources.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    console.log(help);
    return 0;
  }
  const { breaks, folder } = options;
  if (!existsSync(join(folder, "package.json")))
    throw new ExpectedError(`--in "${folder}" is no checkout: it has no package.json.`);
  const faults = breaks.flatMap((candidate) => misfits(folder, candidate));
  if (faults.length > 0) throw new ExpectedError(faults.join("\n"));
  // The copy links to these packages: if they were stale, an installation there would change the original.
  ensureInstalled(resolve(folder));
  const copy = copyOf(folder);
  const inNode = breaks.filter(({ tests }) => !tests.some(isInBrowser));
  const inBrowser = breaks.filter(({ tests }) => tests.some(isInBrowser));
  const noticed =
    (await judge(inNode, copy, askUnitTests)) + (await judge(inBrowser, copy, askBrowserTests));
  console.log(`${breaks.length} breaks: ${noticed} noticed, ${breaks.length - noticed} not`);
  return noticed === breaks.length ? 0 : 1;
}

type Ask = (asked: Asked) => Promise<Received>;

/** Prints a row for each break; returns how many were noticed. */
async function judge(breaks: readonly Break[], folder: string, ask: Ask): Promise<number> {
  if (breaks.length === 0) return 0;
  // A test that always fails notices nothing.
  const baseline = await askAbout(breaks, folder, ask, false);
  if (baseline.fault !== null) throw new ExpectedError(`Without any break: ${baseline.fault}`, 1);
  for (const { title } of baseline.failed) console.log(`fails without any break: ${title}`);
  const unfit = new Set(baseline.failed.map(({ title }) => title));
  const width = Math.max(...breaks.map(({ name }) => name.length));
  let noticed = 0;
  for (const testedBreak of breaks) {
    const startedAt = Date.now();
    const undo = apply(folder, testedBreak);
    const { failed, fault } = await askAbout([testedBreak], folder, ask, unfit.size === 0).finally(
      undo,
    );
    const noticedBy = failed.find(({ title }) => !unfit.has(title));
    if (noticedBy !== undefined) noticed += 1;
    const seconds = `${Math.round((Date.now() - startedAt) / 1000)} s`;
    const verdict =
      noticedBy === undefined
        ? `NOT NOTICED${fault === null ? "" : `: ${fault}`}`
        : noticedBy.title;
    console.log(`${testedBreak.name.padEnd(width)} | ${verdict} | ${seconds}`);
  }
  return noticed;
}

function askAbout(
  breaks: readonly Break[],
  folder: string,
  ask: Ask,
  isFirstEnough: boolean,
): Promise<Received> {
  const isWhole = breaks.some(({ title }) => title === undefined);
  return ask({
    folder,
    files: [...new Set(breaks.flatMap(({ tests }) => tests))],
    titles: isWhole ? [] : [...new Set(breaks.flatMap(({ title = "" }) => title))],
    slowness: measureSlowness(),
    isFirstEnough,
  });
}
