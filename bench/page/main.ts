import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { findChromium, thisMachine } from "../../tools/test/chromium.ts";
import { machineLine } from "../report.ts";
import { openAlone } from "./alone.ts";
import { buildContenders } from "./build.ts";
import { type Contender, contendersOf } from "./contenders.ts";
import { loadTwice } from "./loads.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { loadRow, loadTable, stormRow, stormTable, tapTable, tapRows } from "./report.ts";
import { watchPage } from "./seen.ts";
import { startServer } from "./server.ts";
import { openSite, type Site } from "./site.ts";
import type { Storm } from "./storm.ts";
import { type TapRun, tapAll } from "./taps.ts";
import { answerCookies, newVisit, openVisitor, type Visitor } from "./visitor.ts";
import { sitIn, type Weather } from "./weather.ts";

type Measured = Contender & { readonly site: Site };

/** Measures the built app in a browser beside plain lists of the same feed, and prints tables; asserts nothing. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  if (typeof options === "string") {
    console.error(options);
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), "touchline-page-"));
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    if (!options.isBuilt) await build({ logLevel: "error", build: { emptyOutDir: true } });
    const pages = await buildContenders();
    const open = async (dist: string, name: string): Promise<Site> => {
      const server = await startServer(dist, join(folder, name));
      closing.push(server.stop);
      const site = await openSite(server.url, pages);
      closing.push(site.close);
      return site;
    };
    const site = await open("dist", "data");
    const match = await someMatch(site.url);
    const all = contendersOf(match);
    const contenders: Measured[] = options.contenders.map((name) => ({ ...all[name], site }));
    if (options.beside !== null) {
      // The server removes what lies there from before; the other build's own folder stays as it is.
      await cp(resolve(options.beside), join(folder, "beside"), { recursive: true });
      const other = await open(join(folder, "beside"), "data-beside");
      contenders.unshift({ ...all.touchline, name: "Touchline beside", site: other });
    }
    const browser = await chromium.launch({ executablePath: findChromium(thisMachine) });
    closing.push(() => browser.close());
    await measure(browser, contenders, options);
    return 0;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function measure(
  browser: Browser,
  contenders: readonly Measured[],
  options: Options,
): Promise<void> {
  console.log(machineLine(new Date()));
  console.log(`Chromium ${browser.version()}, 390 x 844; live list of 60 matches, 300 prices; ms`);
  if (options.isQuick) console.log("Quick run: figures are not fit to be quoted.");
  for (const slowdown of options.slowdowns) {
    if (options.parts.includes("loads")) {
      console.log(`\nLoading, processor ${slowdown} x slower\n${loadTable()}`);
      for (const { name, pages, site } of contenders)
        for (const [page, path] of Object.entries(pages)) {
          const { cold, warm } = await loadTwice(browser, site.url + path, slowdown);
          console.log(loadRow(name, `${page}, cold`, cold));
          console.log(loadRow(name, `${page}, warm`, warm));
        }
    }
    if (!options.parts.includes("taps")) continue;
    for (const isStorm of [false, true]) {
      const weather = isStorm ? "1,000 price changes a second" : "prices at rest";
      console.log(`\nTaps, processor ${slowdown} x slower, ${weather}\n${tapTable()}`);
      const runs = contenders.map((): TapRun[] => []);
      // In alternation, so that a slow minute of the machine meets all of them.
      for (let round = 0; round < options.rounds; round += 1)
        for (const [at, contender] of contenders.entries()) {
          const count = Math.ceil(options.taps / options.rounds);
          const run = await onList(browser, contender, isStorm, async (visitor) => {
            await visitor.slowDown(slowdown);
            await visitor.page.waitForTimeout(1000);
            return tapAll(visitor, contender, count);
          });
          runs[at]?.push(run);
        }
      contenders.forEach(({ name }, at) => console.log(tapRows(name, runs[at] ?? [])));
    }
  }
  if (!options.parts.includes("storm")) return;
  console.log(`\nA storm of ${options.stormMinutes.toFixed(1)} minutes\n${stormTable()}`);
  for (const contender of contenders)
    console.log(stormRow(contender.name, await inStorm(contender, options.stormMinutes)));
}

/** A page of the live list in a storm, in a browser that is left to itself. */
async function inStorm({ site, list }: Measured, minutes: number): Promise<Weather> {
  const alone = await openAlone(findChromium(thisMachine));
  site.storm.isBlowing = true;
  try {
    await alone.look(async ({ page }) => {
      await answerCookies(page.context(), site.url);
      await page.addInitScript(watchPage);
      await page.goto(site.url + list);
    });
    await hasBegun(site.storm, list);
    return await sitIn(alone, minutes);
  } finally {
    site.storm.isBlowing = false;
    await alone.close();
  }
}

/** A page may ask for the first changes some seconds after its list. */
async function hasBegun(storm: Storm, list: string): Promise<void> {
  const sentBefore = storm.sent;
  await pause(7000);
  for (let waits = 0; storm.sent < sentBefore + 5; waits += 1) {
    if (waits > 100) throw new Error(`${list} does not ask for the storm`);
    await pause(200);
  }
}

/** A page of the live list at rest, or in a storm that has begun. */
async function onList<T>(
  browser: Browser,
  { site, list }: Measured,
  isStorm: boolean,
  work: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const { storm } = site;
  storm.isBlowing = isStorm;
  const context = await newVisit(browser, site.url);
  try {
    const visitor = await openVisitor(context);
    await visitor.page.goto(site.url + list);
    if (isStorm) await hasBegun(storm, list);
    else await pause(7000);
    return await work(visitor);
  } finally {
    storm.isBlowing = false;
    await context.close();
  }
}

async function someMatch(url: string): Promise<string> {
  const answer = await fetch(`${url}/live-feed/v1/games?lng=en`);
  const { games } = (await answer.json()) as {
    readonly games: readonly { readonly id: number; readonly sportId: number }[];
  };
  const [first] = games;
  if (first === undefined) throw new Error("no match is live");
  return `/en/section/live/${first.sportId}/${first.id}`;
}
