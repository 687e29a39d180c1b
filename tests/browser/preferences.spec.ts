import type { Page } from "@playwright/test";
import { preferenceFields } from "../../src/events/preferences/index.ts";
import { settingFields } from "../../src/events/settings/index.ts";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";

test.use({ feed: calm });

const menu = "/en/office/menu";
const root = (page: Page, name: string, value: string) =>
  expect(page.locator("html")).toHaveAttribute(name, value);
const radio = (name: string) => (page: Page) => page.getByRole("radio", { name }).click();
const toggle = (name: string) => (page: Page) => page.getByRole("switch", { name }).click();
const choose = (row: RegExp, choice: string) => async (page: Page) => {
  await page.getByRole("button", { name: row }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: choice }).first().click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
};
const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filters" }).getByRole("button", { name });
const firstTitle = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 3 }).first();
const main = (page: Page) => page.getByRole("main");

type Checked = {
  /** Where its control is; the match when absent from the address. */
  readonly at: string;
  readonly set: (page: Page) => Promise<void>;
  readonly seenAt: string;
  readonly seen: (page: Page) => Promise<void>;
};
const inMenu = (set: Checked["set"], seenAt: string, seen: Checked["seen"]): Checked => ({
  at: menu,
  set,
  seenAt,
  seen,
});
const match = "match";
const live = "/en/section/live/1";
const line = "/en/section/line/1";

/** Every stored preference: the control that sets it, and what is seen of it. The language is last. */
const checks: Readonly<Record<string, Checked>> = {
  theme: inMenu(radio("Dark"), live, (page) => root(page, "data-theme", "dark")),
  fontScale: inMenu(radio("Large text"), live, (page) => root(page, "data-font-scale", "l")),
  isCompactView: inMenu(toggle("Compact lists"), live, (page) =>
    root(page, "data-density", "compact"),
  ),
  isVisuallyImpaired: inMenu(toggle("High contrast"), live, (page) =>
    root(page, "data-contrast", "more"),
  ),
  is12h: inMenu(radio("12 hours"), line, (page) => expect(main(page)).toContainText(/\d [ap]m/i)),
  timeZone: inMenu(choose(/^Time zone/, "UTC+5:30"), menu, (page) =>
    expect(page.getByRole("button", { name: /^Time zone/ })).toContainText("UTC+5:30"),
  ),
  coefViewId: inMenu(choose(/^Odds format/, "Fraction"), match, (page) =>
    expect(main(page).getByRole("group").getByRole("button").first()).toContainText(/\d\/\d/),
  ),
  appViewType: inMenu(choose(/^Odds format/, "Asian"), menu, async (page) => {
    await page.getByRole("button", { name: /^Odds format/ }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("radio", { name: "Asian" })).toBeChecked();
    await expect(sheet.getByRole("radio", { name: "Fraction" })).toHaveCount(0);
    await sheet.getByRole("button", { name: "Close" }).click();
  }),
  isShowGameId: inMenu(toggle("Match numbers"), match, (page) =>
    expect(page.getByText(/No\. \d+/)).toBeVisible(),
  ),
  hasNoShortcuts: inMenu(toggle("Keyboard shortcuts"), live, async (page) => {
    await expect(main(page).getByRole("article").first()).toBeVisible();
    await page.keyboard.press("/");
    await expect(page).toHaveURL(/\/en\/section\/live\/1$/);
  }),
  marketsNameType: inMenu(toggle("Short market names"), match, (page) =>
    expect(main(page).getByRole("heading", { level: 3, name: "1X2", exact: true })).toBeVisible(),
  ),
  filteredMarkets: {
    at: match,
    set: (page) => page.getByRole("button", { name: "Pin DNB to the top" }).click(),
    seenAt: match,
    seen: (page) => expect(firstTitle(page)).toHaveText("DNB"),
  },
  timeFilter: {
    at: live,
    set: (page) => chip(page, "2nd half").click(),
    seenAt: live,
    seen: async (page) => {
      await expect(chip(page, "2nd half")).toHaveAttribute("aria-pressed", "true");
      await expect(main(page).getByRole("article").filter({ hasText: "1st half" })).toHaveCount(0);
    },
  },
  currentBettingType: {
    at: live,
    set: (page) => page.getByRole("tab", { name: /^Line/ }).click(),
    seenAt: "/en",
    seen: (page) =>
      expect(
        page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Line" }),
      ).toBeVisible(),
  },
  language: inMenu(
    async (page) => {
      await page.getByRole("button", { name: /^Language/ }).click();
      await page.getByRole("dialog").getByRole("radio", { name: "Русский" }).click();
    },
    "/",
    async (page) => {
      await expect(page).toHaveURL(/\/ru$/);
      await root(page, "lang", "ru");
    },
  ),
};

test("every stored preference has a control and an effect, and keeps its value over a reload [settings-018] [settings-005] [settings-013]", async ({
  page,
  app,
}) => {
  // Two loads of a page for each preference.
  test.slow();
  expect(Object.keys(checks).sort()).toEqual(
    Object.keys({ ...settingFields, ...preferenceFields }).sort(),
  );
  await app.control({ config: { view: { allowedAppViewTypes: [0, 1] } } });
  const { path } = await footballPick(app, "live");
  const open = (place: string) => page.goto(place === match ? path : place);
  for (const [name, { at, set, seenAt, seen }] of Object.entries(checks)) {
    await test.step(name, async () => {
      const kept = () =>
        page.evaluate((field) => JSON.parse(localStorage["tl.settings"] ?? "{}")[field], name);
      await open(at);
      const before = await kept();
      await set(page);
      // Fields are stored together: one that is there may still be the old one.
      await expect.poll(kept).not.toEqual(before);
      await open(seenAt);
      await seen(page);
    });
  }
});

test("a player's list of sports is without those that are disallowed for them [sports-002]", async ({
  page,
  app,
}) => {
  const sports = page.getByRole("navigation", { name: "Sports" });
  await page.goto("/en/section/live");
  await expect(sports.getByRole("link", { name: /^Tennis/ })).toBeVisible();
  await app.control({ player: { disallow_live_sport: [2] } });
  await haveSession(page, app.url);
  await page.reload();
  await expect(sports.getByRole("link", { name: /^Football/ })).toBeVisible();
  await expect(sports.getByRole("link", { name: /^Tennis/ })).toHaveCount(0);
  await page.getByRole("tab", { name: /^Line/ }).click();
  await expect(sports.getByRole("link", { name: /^Tennis/ })).toBeVisible();

  // Nor is it found by its players.
  const main = page.getByRole("main");
  const name = await liveTennis(app.url);
  await page.goto("/en/search-events");
  await page.getByRole("searchbox").fill(name);
  await expect(main.getByRole("region", { name: /^Teams/ })).toContainText(name);
  await expect(main.getByRole("region", { name: /^Matches/ })).toHaveCount(0);
  await app.control({ player: { disallow_live_sport: [] } });
  await page.reload();
  await page.getByRole("searchbox").fill(name);
  await expect(main.getByRole("region", { name: /^Matches/ }).getByRole("article")).not.toHaveCount(
    0,
  );
});

/** The name of somebody who plays tennis now. */
async function liveTennis(url: string): Promise<string> {
  const answer = await fetch(`${url}/live-feed/v1/games?lng=en&sportId=2`);
  const { games } = (await answer.json()) as {
    readonly games: readonly { readonly opponent1: { readonly name: string } }[];
  };
  const name = games[0]?.opponent1.name;
  if (name === undefined) throw new Error("nobody plays tennis now");
  return name;
}
