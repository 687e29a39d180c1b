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
import { goWithin } from "./walk.ts";

addRoutes(restRoutes);

/** The most that may change its place within a minute on a page that is there. */
const shiftBudget = 0.02;
/** As often as the page asks for prices at least, so that none of them grows old. */
const stepSeconds = 10;

const built = new Set(
  readdirSync(fileURLToPath(new URL("../../src/views/sections", import.meta.url))),
);
const isOpen = (section: string | undefined) => section !== undefined && built.has(section);

/** Every address of a screen that is there, without its parameters; what needs one is reached by a link. */
const addresses: readonly { readonly section: string; readonly path: string }[] = Object.entries(
  table,
).flatMap(([name, { pattern, section, movedTo }]) => {
  const needsMore = /\{\w+(:[^}]*)?\}/.test(pattern.replaceAll(/\{\w+\?(:[^}]*)?\}/g, ""));
  const isPage = isOpen(section) && !needsMore && movedTo === undefined && pattern !== "*";
  return isPage && !isClosedPage(name) ? [{ section, path: `/en${fill(pattern)}` }] : [];
});

/** The page of a failure, and what the site of the tests has switched off. */
const errorPages = new Set(["/500", "/information/payment"]);

/** A late answer lays a note over the prices here, so what moves on these is for tests of their own. */
const hasFeed = (section: string) => ["home", "list", "game"].includes(section);

/** They are not the same to everybody, and change most. */
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
  // New data are shown once before everything else.
  await page.goto("/en/welcome-authorization-data");
  await settled(page);
}

type Found = { readonly app: App; readonly faults: Set<string>; readonly targets: Set<string> };

/** What is wrong with the page as it stands; what it links to that nobody has linked to before goes to the targets. */
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
  // A page that is a frame alone has nothing that says it is busy.
  await expect(page.locator("main").first(), path).toHaveText(/\S/);
  const seen = await standing(page);
  const isError = errorPages.has(pathWithin(path));
  if ((seen.status !== null) !== isError) found.faults.add(`${path}: status ${seen.status}`);
  if (/not available yet/.test(seen.text)) found.faults.add(`${path}: not available yet`);
  judge(found, path, seen);
}

const whereIs = (page: Page): string => new URL(page.url()).pathname;

/** All addresses; the matches are those that the feed has. */
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
        // Documents of such a status; and the frame of promotions runs no scripts, not even those of the browser that tests.
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
            section === "information"
              ? index % 6 === role + 3 * at
              : index % 3 === (role + at) % 3 || isMain(section);
          if (!isTurn || seen.has(path)) continue;
          await page.goto(path);
          await settled(page);
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
        // The visitor goes wherever a link leads, to pages of information when wide; the demo player to what is for players.
        for (const path of found.targets) {
          const { name } = routeOf(path);
          const row = name === "pending" ? undefined : table[name];
          const isHere = (row?.section === "information") === (at === 1);
          if (seen.has(path) || !isHere || role !== (row?.auth === "player" ? demo : visitor))
            continue;
          // One place of each route: the others differ by what the server has.
          if (seen.has(name)) continue;
          seen.add(name);
          await goWithin(page, path);
          await lookAt(page, found, path);
        }
        expect([...found.faults].sort().join("\n")).toBe("");
      });

      if (role !== visitor || at !== 0) return;
      test("every kind of button a visitor has does something, and what it opens has no dead link", async ({
        page,
        app,
      }) => {
        const found = { app, faults: new Set<string>(), targets: new Set<string>() };
        const pressed = new Set<string>();
        const sections = new Set<string>();
        for (const { section, path } of await everyAddress(app)) {
          if (sections.has(`${section}`)) continue;
          await page.goto(path);
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
