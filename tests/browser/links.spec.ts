import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { pathWithin, routeOf } from "../../src/events/navigation/route.ts";
import { fill } from "../../src/events/navigation/routes/match.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import { addRoutes } from "../../src/events/navigation/routes/table.ts";
import { isClosedPage, table } from "../routes/expected.ts";
import {
  countShifts,
  deadButtons,
  forgetMoves,
  isBroken,
  movedOn,
  type Standing,
  standing,
} from "./crawl.ts";
import { footballPick } from "./feed.ts";
import { type App, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { pass } from "./passing.ts";
import { settled } from "./settled.ts";
import { goTo, goWithin } from "./walk.ts";

addRoutes(restRoutes);

/** The most an open page may shift within a minute. */
const shiftBudget = 0.02;
/** At least as often as the page polls, and shorter than it waits for an answer. */
const stepSeconds = 10;

const built = new Set(
  readdirSync(fileURLToPath(new URL("../../src/views/sections", import.meta.url))),
);
const isOpen = (section: string | undefined) => section !== undefined && built.has(section);

/**
 * Every address of an existing screen, without its parameters; addresses that need one are reached by a link.
 */
const addresses: readonly { readonly section: string; readonly path: string }[] = Object.entries(
  table,
).flatMap(([name, { pattern, section, movedTo }]) => {
  const needsMore = /\{\w+(:[^}]*)?\}/.test(pattern.replaceAll(/\{\w+\?(:[^}]*)?\}/g, ""));
  const isPage = isOpen(section) && !needsMore && movedTo === undefined && pattern !== "*";
  return isPage && !isClosedPage(name) ? [{ section, path: `/en${fill(pattern)}` }] : [];
});

/** Error pages, and pages that the test site has switched off. */
const errorPages = new Set(["/500", "/information/payment"]);

/** A late answer covers the prices with a note here, so layout shifts on these have their own tests. */
const hasFeed = (section: string) => ["home", "list", "game"].includes(section);

/** They differ between roles, and change most. */
const isMain = (section: string) => hasFeed(section) || section === "menu";

const visitor = 0;
const newcomer = 1;
const demo = 2;
const roles = ["a visitor", "a new player", "the demo player"] as const;
const widths = [390, 1440] as const;

async function signIn(page: Page, app: App, role: number): Promise<void> {
  if (role === demo) await haveSession(page, app.url);
  if (role !== newcomer) return;
  const fields = { countryId: 17, currencyId: 2, bonusId: 0, isTermsAccepted: true };
  const answer = await page.request.post(`${app.url}/web-api/registration/fast_reg`, {
    headers: { Origin: app.url },
    data: { ...fields, componentsData: null },
  });
  expect(answer.status()).toBe(200);
  // New data is shown once before anything else.
  await page.goto("/en/welcome-authorization-data");
  await settled(page);
}

type Found = { readonly app: App; readonly faults: Set<string>; readonly targets: Set<string> };

/** The faults of the current page; links that no page had before are added to the targets. */
function judge({ app, faults, targets }: Found, from: string, seen: Standing): void {
  for (const href of seen.lost) faults.add(`${from}: nothing is at ${href}`);
  for (const href of seen.links) {
    const target = new URL(href, `${app.url}${seen.path}`);
    if (isBroken(href)) faults.add(`${from}: a link to "${href}"`);
    if (target.origin !== app.url || targets.has(target.pathname)) continue;
    targets.add(target.pathname);
    const { name } = routeOf(target.pathname);
    if (name === "pending" || !isOpen(table[name]?.section))
      faults.add(`${from}: ${target.pathname} is no page that is open`);
  }
}

async function lookAt(page: Page, found: Found, path: string): Promise<void> {
  // A page that is only a frame has nothing to mark as busy.
  await expect(page.locator("main").first(), path).toHaveText(/\S/);
  const seen = await standing(page);
  const isError = errorPages.has(pathWithin(path));
  if ((seen.status !== null) !== isError) found.faults.add(`${path}: status ${seen.status}`);
  if (/not available yet/.test(seen.text)) found.faults.add(`${path}: not available yet`);
  judge(found, path, seen);
}

/**
 * Each address is visited by two of the six pairs of role and width, the main ones are loaded afresh by all;
 * `TOUCHLINE_CRAWL=whole` visits all of them in each pair, which costs three times as much.
 */
const isWhole = process.env["TOUCHLINE_CRAWL"] === "whole";

const whereIs = (page: Page): string => new URL(page.url()).pathname;

/** All addresses, with the matches that the feed has. */
async function everyAddress(app: App) {
  const matches = [await footballPick(app, "live"), await footballPick(app, "line")];
  const ofMatches = matches.map(({ path }) => ({ section: "game", path }));
  return [...addresses, ...ofMatches];
}

for (const [role, who] of roles.entries()) {
  for (const [at, width] of widths.entries()) {
    test.describe(`${who} at ${width} px`, () => {
      test.use({
        contextOptions: { reducedMotion: "reduce" },
        viewport: { width, height: at === 0 ? 844 : 900 },
        isMobile: at === 0,
        hasTouch: at === 0,
        consent: role === visitor ? null : "necessary",
        // Documents with such a status; and the promotions frame runs no scripts, not even the browser
        // driver's.
        expectedErrors:
          /status of (404|500) .*\/(en|ru)\/(information\/payment|500)|Blocked script execution in '[^']*\/promo-frame\//,
      });

      test("pages link to existing routes, on load and a minute later; those without prices do not change in that minute", async ({
        page,
        app,
      }) => {
        const found = { app, faults: new Set<string>(), targets: new Set<string>() };
        await countShifts(page);
        await page.clock.install();
        await signIn(page, app, role);
        const seen = new Set<string>();
        for (const [index, { section, path }] of (await everyAddress(app)).entries()) {
          const isTurn =
            isWhole ||
            (section === "information"
              ? index % 6 === role + 3 * at
              : index % 3 === (role + at) % 3 || isMain(section));
          if (!isTurn || seen.has(path)) continue;
          await (isMain(section) ? page.goto(path) : goTo(page, path));
          await settled(page);
          // Nobody is signed out for being idle, however many minutes the pages take together.
          await page.keyboard.press("Shift");
          const where = whereIs(page);
          if (seen.has(where)) continue;
          seen.add(path).add(where);
          await lookAt(page, found, path);
          await forgetMoves(page);
          await pass(page.context(), 60, stepSeconds);
          await settled(page);
          await lookAt(page, found, path);
          const { share, what } = await movedOn(page);
          if (share > shiftBudget && !hasFeed(section))
            found.faults.add(`${path}: ${share.toFixed(3)} of the page has moved: ${what}`);
        }
        // The visitor follows every link, to information pages on a wide page; the demo player opens the
        // player pages.
        for (const path of found.targets) {
          const { name } = routeOf(path);
          const row = name === "pending" ? undefined : table[name];
          const isHere = (row?.section === "information") === (at === 1);
          if (seen.has(path) || !isHere || role !== (row?.auth === "player" ? demo : visitor))
            continue;
          // One address per route: the others differ only in server data.
          if (seen.has(name)) continue;
          seen.add(name);
          await goWithin(page, path);
          await lookAt(page, found, path);
        }
        expect([...found.faults].sort().join("\n")).toBe("");
      });

      if (role !== visitor || at !== 0) return;
      test("every kind of button for visitors has an effect, and what it opens has no dead link", async ({
        page,
        app,
      }) => {
        const found = { app, faults: new Set<string>(), targets: new Set<string>() };
        const pressed = new Set<string>();
        const sections = new Set<string>();
        for (const { section, path } of await everyAddress(app)) {
          if (sections.has(`${section}`)) continue;
          await goTo(page, path);
          await settled(page);
          if (whereIs(page) !== path) continue;
          sections.add(section);
          const isNew = (kind: string) => !pressed.has(kind) && pressed.add(kind) !== null;
          const dead = await deadButtons(page, path, isNew, (seen) => judge(found, path, seen));
          for (const kind of dead) found.faults.add(`${path}: nothing comes of "${kind}"`);
        }
        expect([...found.faults].sort().join("\n")).toBe("");
      });
    });
  }
}
