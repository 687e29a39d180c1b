import type { Page } from "@playwright/test";
import english from "../../src/infra/locales/en.later.json" with { type: "json" };
import { movedPaths } from "../routes/documented.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { isClosedPage, player, places, table, visitor, wholeSite } from "../routes/expected.ts";
import { everywhere } from "./everyRoute.ts";
import { enter, goTo } from "./walk.ts";

test.use({ feed: calm });
// The examples of matches and pages are invented, so the server does not know them all, and addresses without
// a page are documents with status 404. The promotions frame runs no scripts, not even the browser driver's.
test.use({
  expectedErrors:
    /status of 404 .*\/(live-feed|line-feed|web-api|en)\/|Blocked script execution in '[^']*\/promo-frame\//,
});

async function sitIn(app: App, order: object): Promise<void> {
  await app.control({ config: wholeSite, ...order });
}

test("every documented route works for a visitor [routing-001] [guards-005] [guards-008] [guards-009]", async ({
  page,
  app,
}) => {
  await sitIn(app, {});
  await everywhere(page, visitor, places);
});

test("every documented route works for a player, and its log verifies [guards-003] [guards-010]", async ({
  page,
  app,
}, info) => {
  await sitIn(app, {});
  await haveSession(page, app.url);
  await everywhere(page, player, places);
  await page.goto("/en/office/history");
  await expect(page.locator("html")).toHaveAttribute("data-route", "history");
  await page.goto("/en");
  await verifyVisit(page, info, ["RouteDecided", "DomainsArrived", "SectionFailed"]);
});

const shows = (page: Page, path: string) =>
  expect(page.locator("html")).toHaveAttribute("data-path", path);

test("an offer leads on to its bonus, on a first load by the server, and two steps back lead past both [routing-013]", async ({
  page,
  app,
}) => {
  await sitIn(app, { config: { redirects: { promoBonusVariant: "redirect" } } });
  const step = () => page.evaluate(() => navigation.currentEntry?.index ?? -1);
  await page.goto("/en/bonus/offer/first");
  expect(new URL(page.url()).pathname).toBe("/en/bonus/first");
  await page.goto("/en");
  await shows(page, "/en");
  const home = await step();
  await enter(page, "/en/bonus/offer/first");
  await shows(page, "/en/bonus/first");
  expect(await step()).toBe(home + 2);
  await page.goBack();
  await expect.poll(step).toBe(home + 1);
  await expect(page).toHaveURL(/\/en\/bonus\/first$/);
  await page.goBack();
  await shows(page, "/en");
});

test("an offer replaces its bonus, and one step back leads past both [routing-013]", async ({
  page,
  app,
}) => {
  await sitIn(app, { config: { redirects: { promoBonusVariant: "replace" } } });
  await page.goto("/en");
  await shows(page, "/en");
  await enter(page, "/en/bonus/first");
  await shows(page, "/en/bonus/offer/first");
  await page.goBack();
  await shows(page, "/en");
});

test("a route of each section opens by its address, one of each layout by a load, with its title, layout and no error in the console [routing-002] [routing-003]", async ({
  page,
  app,
}) => {
  await sitIn(app, {});
  const seen = new Set<string>();
  const loaded = new Set<string>();
  for (const place of places) {
    const { section, auth, title, layout = "" } = table[place.name] ?? {};
    if (section === undefined || auth === "player" || isClosedPage(place.name)) continue;
    if (seen.has(section)) continue;
    seen.add(section);
    await (loaded.has(layout) ? goTo(page, place.path) : page.goto(place.path));
    loaded.add(layout);
    await expect(page.locator("html"), place.path).toHaveAttribute("data-route", place.name);
    await expect(page.locator("html")).toHaveAttribute("data-layout", layout);
    const words: unknown = Reflect.get(english.titles, (title ?? place.name).replace(".", "_"));
    if (typeof words === "string") await expect(page).toHaveTitle(/\S/);
  }
  expect(seen.size).toBeGreaterThan(30);
});

/** Product areas: the address of each, and whether its section is open. */
const areas = [
  ["line", "/section/line", true],
  ["live", "/section/live", true],
  ["casino", "/slots", false],
  ["third-party games", "/games", false],
  ["bonuses", "/office/bonuses", false],
  ["promotions", "/promotions", true],
  ["cyber sports", "/esports/real", true],
  ["cricket", "/cricket", true],
  ["lotto", "/lotto", false],
  ["toto", "/toto", false],
  ["account office", "/office/menu", true],
  ["payments", "/office/recharge", false],
  ["support", "/support", true],
] as const;

test("each product area has an address that the shell opens, and one that is not open yet shows it [layouts-014]", async ({
  page,
  app,
}) => {
  await sitIn(app, {});
  await haveSession(page, app.url);
  for (const [area, path, isOpen] of areas) {
    await goTo(page, `/en${path}`);
    const main = page.getByRole("main");
    await expect(page.getByRole("navigation", { name: "Main" }), area).toBeVisible();
    await expect(page.locator("html"), area).not.toHaveAttribute("data-status");
    await expect(page, area).toHaveTitle(/\S/);
    await expect(main, area).toHaveText(/\S/);
    await expect(main.getByText("This page is not available yet").first()).toBeAttached({
      attached: !isOpen,
    });
  }
});

test("old addresses lead to their new ones, with their query [routing-015] [routing-016]", async ({
  page,
  app,
}) => {
  await sitIn(app, {});
  for (const [path, to] of movedPaths.filter(([, to]) => to !== "/games")) {
    await page.goto(`/en${path}?a=1`);
    await expect(page).toHaveURL(`${app.url}/en${to}?a=1`);
  }
});

test("platform_type on an unknown address leads home, which keeps the other parameters [routing-014]", async ({
  page,
  app,
}) => {
  await page.goto("/en/no/such/page?platform_type=2&keep=1");
  await expect(page).toHaveURL(`${app.url}/en?keep=1`);
});

test("a deep link requests its section and the session while the site config is loading", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/bff-api/config/all.json*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/en/information/rules");
  const isAsked = (what: RegExp) =>
    expect.poll(() => asked.some((path) => what.test(path))).toBe(true);
  await isAsked(/\/assets\/rules-/);
  await isAsked(/^\/web-api\/session/);
  expect(asked.filter((path) => path === "/en/information/rules")).toHaveLength(1);
  answer();
  await expect(page.locator("html")).toHaveAttribute("data-route", "rules");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("a visitor who is sent to the login form comes back [guards-007]", async ({ page, app }) => {
  await page.goto("/en/office/history");
  await expect(page).toHaveURL(/\/en\/app\/authorization$/);
  await expect(page.getByLabel("Email or account number")).toBeVisible();
  await haveSession(page, app.url);
  await page.goto("/en/office/history");
  await expect(page).toHaveURL(/\/en\/office\/history$/);
});

test("no hostile address leads out of the app or runs a script", async ({ page, app }) => {
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  for (const hostile of [
    "/en//evil-example",
    "/en/%2f%2fevil-example",
    "/en/\\evil-example",
    "/zz//evil-example/x",
    "/en/office/history?returnUrl=https://evil.example",
    "/en?modal=<img src=x onerror=alert(1)>&platform_type=javascript:alert(1)",
    `/en/${"a".repeat(300)}`,
  ]) {
    await page.goto(hostile);
    await expect(page.locator("html"), hostile).toHaveAttribute("data-path", /^\/en/);
    expect(new URL(page.url()).origin, hostile).toBe(app.url);
  }
  expect(said, "no script may run").toEqual([]);
});
