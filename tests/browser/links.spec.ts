import type { Page } from "@playwright/test";
import { pathWithin, routeOf } from "../../src/events/navigation/route.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import { addRoutes } from "../../src/events/navigation/routes/table.ts";
import { table } from "../routes/expected.ts";
import { type Address, everyAddress, isOpen, known } from "./addresses.ts";
import {
  countShifts,
  deadButtons,
  forgetMoves,
  isBroken,
  movedOn,
  scrollThrough,
  type Standing,
  standing,
} from "./crawl.ts";
import { type App, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { pass } from "./passing.ts";
import { settled } from "./settled.ts";
import { goWithin } from "./walk.ts";

addRoutes(restRoutes);

/** The most an open page may shift within a minute. */
const shiftBudget = 0.02;
/** At least as often as the page polls, and shorter than it waits for an answer. */
const stepSeconds = 10;

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
/** A phone, and a screen beside whose page there is room for more. */
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

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
    // What is no address of the app is the page that says so, which exists.
    if (name === "pending" || name === "missing" || !isOpen(table[name]?.section))
      faults.add(`${from}: ${target.pathname} is no page that is open`);
  }
}

const whereIs = (page: Page): string => new URL(page.url()).pathname;

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  const { name } = routeOf(whereIs(page));
  const row = name === "pending" ? undefined : table[name];
  // The foot of the first page comes when the browser has nothing else to do.
  if (row?.layout === "main" && row.hides?.includes("footer") !== true)
    await expect(page.getByRole("contentinfo").first(), path).toBeAttached();
}

/** Brings a page that is at rest to where it has all that it loads only near the screen. */
async function reachAll(page: Page, path: string): Promise<void> {
  await scrollThrough(page);
  if (routeOf(path).name !== "home") return;
  await expect(page.getByRole("region", { name: "Express of the day" })).toBeAttached();
  await settled(page);
}

async function lookAt(page: Page, found: Found, path: string): Promise<void> {
  let seen = await standing(page);
  if (seen.text.trim() === "") {
    // A page that is only a frame has nothing to mark as busy.
    await expect(page.locator("main").first(), path).toHaveText(/\S/);
    seen = await standing(page);
  }
  const isError = errorPages.has(pathWithin(path));
  if ((seen.status !== null) !== isError) found.faults.add(`${path}: status ${seen.status}`);
  if (/not available yet/.test(seen.text)) found.faults.add(`${path}: not available yet`);
  judge(found, path, seen);
}

/** Loads every address in each role, at both widths. */
const isWhole = process.env["TOUCHLINE_CRAWL"] === "whole";

/**
 * Only players see their pages, a new one without and the demo player with content; the main pages are for all, and
 * the roles share the rest.
 */
function isVisitedBy(role: number, index: number, { section, auth }: Address): boolean {
  if (isWhole || isMain(section)) return true;
  if (auth === "player") return role !== visitor;
  return role === (auth === "guest" ? visitor : index % roles.length);
}

const nothing = (app: App): Found => ({ app, faults: new Set(), targets: new Set() });

/** Turns a narrow page wide, or back: what stands beside a wide page has links of its own. */
async function turn(page: Page): Promise<void> {
  const [narrow, wide] = widths;
  await page.setViewportSize(page.viewportSize()?.width === narrow.width ? wide : narrow);
  await settled(page);
}

test.use({
  contextOptions: { reducedMotion: "reduce" },
  // Documents with such a status; and the promotions frame runs no scripts, not even the browser driver's.
  expectedErrors:
    /status of (404|500) .*\/(en|ru)\/(information\/payment|500)|Blocked script execution in '[^']*\/promo-frame\//,
});

for (const [role, who] of roles.entries()) {
  test.describe(who, () => {
    // A phone for all but the new player.
    const isPhone = role !== newcomer;
    test.use({
      viewport: widths[isPhone ? 0 : 1],
      isMobile: isPhone,
      hasTouch: isPhone,
      consent: role === visitor ? null : "necessary",
    });

    test("pages link to existing routes, narrow, wide and a minute later; those without prices do not change in that minute", async ({
      page,
      app,
    }) => {
      // A walk over some hundred pages: it is stuck only if a step of it is.
      test.setTimeout(test.info().timeout * 4);
      const found = nothing(app);
      await countShifts(page);
      await page.clock.install();
      await signIn(page, app, role);
      const seen = new Set<string>();
      const kinds = new Set<string>();
      for (const [index, address] of (await everyAddress(app)).entries()) {
        const { section, path } = address;
        if (!isVisitedBy(role, index, address) || seen.has(path)) continue;
        const isLoad = isWhole || (isMain(section) && index % roles.length === role);
        await (isLoad || seen.size === 0 ? load(page, path) : goWithin(page, path));
        // Nobody is signed out for being idle, however many minutes the pages take together.
        await page.keyboard.press("Shift");
        const where = whereIs(page);
        if (seen.has(where)) continue;
        seen.add(path).add(where);
        await reachAll(page, path);
        await lookAt(page, found, path);
        await forgetMoves(page);
        await pass(page.context(), 60, stepSeconds);
        await settled(page);
        await lookAt(page, found, path);
        const { share, what } = await movedOn(page);
        if (share > shiftBudget && !hasFeed(section))
          found.faults.add(`${path}: ${share.toFixed(3)} of the page has moved: ${what}`);
        // Only the frame around a page depends on the width, and the frame on the kind of page.
        if (kinds.has(section) && !isWhole) continue;
        kinds.add(section);
        await turn(page);
        await lookAt(page, found, path);
      }
      // What has a parameter is only reached by links: player pages by the demo player's, the rest by the visitor's.
      for (const path of found.targets) {
        const { name } = routeOf(path);
        const row = name === "pending" ? undefined : table[name];
        const isTheirs = role === (row?.auth === "player" ? demo : visitor);
        // One address per route: the others differ only in server data.
        if (!isTheirs || known.has(pathWithin(path)) || seen.has(path) || seen.has(name)) continue;
        seen.add(name);
        await goWithin(page, path);
        await reachAll(page, path);
        await lookAt(page, found, path);
      }
      expect([...found.faults].sort().join("\n")).toBe("");
    });
  });
}

test.describe("a visitor", () => {
  test.use({ consent: null });

  test("every kind of button for visitors has an effect, and what it opens has no dead link", async ({
    page,
    app,
  }) => {
    // A press for each kind of button, and a way back.
    test.setTimeout(test.info().timeout * 2);
    const found = nothing(app);
    const pressed = new Set<string>();
    const sections = new Set<string>();
    for (const { section, path } of await everyAddress(app)) {
      if (sections.has(section)) continue;
      await (sections.size === 0 ? load(page, path) : goWithin(page, path));
      if (whereIs(page) !== path) continue;
      sections.add(section);
      await reachAll(page, path);
      const isNew = (kind: string) => !pressed.has(kind) && pressed.add(kind) !== null;
      const dead = await deadButtons(page, path, isNew, (seen) => judge(found, path, seen));
      for (const kind of dead) found.faults.add(`${path}: nothing comes of "${kind}"`);
    }
    expect([...found.faults].sort().join("\n")).toBe("");
  });
});
