import { resolve } from "node:path";
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
 * `npm run breaks`: makes one thing at a time wrong in a copy of the sources and prints which test notices it. 1 when a
 * break is not noticed, 2 when one no longer fits the sources.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    console.log(help);
    return 0;
  }
  const { breaks, folder } = options;
  const faults = breaks.flatMap((one) => misfits(folder, one));
  if (faults.length > 0) throw new ExpectedError(faults.join("\n"));
  // The copy has these packages by a link: were they stale, an installation in it would take them from their owner.
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

/** Prints a row for each break; gives back how many were noticed. */
async function judge(breaks: readonly Break[], folder: string, ask: Ask): Promise<number> {
  if (breaks.length === 0) return 0;
  // A test that fails anyway notices nothing.
  const before = await askAbout(breaks, folder, ask, false);
  if (before.fault !== null) throw new ExpectedError(`Without any break: ${before.fault}`, 1);
  for (const { title } of before.failed) console.log(`fails without any break: ${title}`);
  const unfit = new Set(before.failed.map(({ title }) => title));
  const width = Math.max(...breaks.map(({ name }) => name.length));
  let noticed = 0;
  for (const one of breaks) {
    const startedAt = Date.now();
    const undo = apply(folder, one);
    const { failed, fault } = await askAbout([one], folder, ask, unfit.size === 0).finally(undo);
    const by = failed.find(({ title }) => !unfit.has(title));
    if (by !== undefined) noticed += 1;
    const seconds = `${Math.round((Date.now() - startedAt) / 1000)} s`;
    const received =
      by === undefined ? `NOT NOTICED${fault === null ? "" : `: ${fault}`}` : by.title;
    console.log(`${one.name.padEnd(width)} | ${received} | ${seconds}`);
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
