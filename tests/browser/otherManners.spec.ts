import { type Manner, manners } from "../../server/http/manners.ts";
import type { Page } from "@playwright/test";
import { type Pick, footballPick, footballPicks } from "./feed.ts";
import { type App, expect, test } from "./fixture.ts";
import {
  betNumber,
  fillSignIn,
  forgetSession,
  haveSession,
  newsOf,
  pickOn,
  press,
} from "./player.ts";
import { passDuring } from "./passing.ts";
import { goTo } from "./walk.ts";

// A refused read is an error in the browser's console.
test.use({ feed: { speed: 1 }, expectedErrors: /status of 429|fingerprint\/script\.js/ });

let pick: Pick;
test.beforeEach(async ({ app }) => {
  await app.control({ manner: null });
  const [first] = await footballPicks(app, "live");
  if (first === undefined) throw new Error("the feed has no live football match");
  pick = first;
});
test.afterEach(({ app }) => app.control({ manner: null }));

/** Gives the history something that this manner can distort; the visit itself starts without a session. */
async function placeABet(page: Page, app: App): Promise<void> {
  await haveSession(page, app.url);
  await pickOn(page, await footballPick(app, "line"));
  await goTo(page, "/en/coupon");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  await forgetSession(page);
  await page
    .context()
    .addCookies([{ name: "cookies_agree_type", value: "necessary", url: app.url }]);
}

const unread: readonly Manner[] = ["unknown", "odd"];

const firstMatch = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("group", { name: / against / })
    .first();

/** The main visit of a player: home, live list, match, sign-in, history and a bet. */
async function visit(page: Page, app: App, manner: Manner | null): Promise<void> {
  const isUnread = manner !== null && unread.includes(manner);
  if (isUnread) await placeABet(page, app);
  // One of the manners distorts the first price of each answer; this one keeps it unchanged.
  const home = await footballPick(app, "line", 1);
  const draw = { ...home, outcome: "Draw", outcomeId: home.outcomeId + 1 };
  await app.control({ manner });
  await page.goto("/en");
  await expect(firstMatch(page)).toBeVisible();

  await page.getByRole("link", { name: "Live", exact: true }).first().tap();
  await expect(page).toHaveURL(/\/en\/section\/live/);
  await expect(firstMatch(page)).toBeVisible();

  await goTo(page, pick.path);
  await expect(
    page.getByRole("main").getByRole("button", { pressed: false }).first(),
  ).toBeVisible();

  await goTo(page, "/en/office/history");
  await expect(page).toHaveURL(/\/en\/app\/authorization$/);
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  await expect(page.getByRole("tablist", { name: "Status" })).toBeVisible();
  await expect(page.getByText("This part did not load")).toHaveCount(0);
  if (isUnread) await expect(page.getByRole("article").first()).toBeVisible();

  const keys = new Set<string>();
  page.on("request", (request) => {
    const key = request.headers()["x-idempotency-key"];
    if (key !== undefined) keys.add(key);
  });
  await app.control({ setPrice: { outcomeId: draw.outcomeId, coef: 3 } });
  await pickOn(page, draw);
  await goTo(page, "/en/coupon");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  expect(keys.size).toBe(1);
  const number = await betNumber(page);
  await app.control({ manner: null });
  await goTo(page, "/en/office/history");
  await expect(page.getByRole("article").filter({ hasText: number })).toHaveCount(1);
}

for (const manner of manners) {
  test(`home, live list, match, sign-in, history and a bet work with a backend that answers in this manner: ${manner}`, async ({
    app,
    page,
    context,
  }) => {
    if (manner !== "busy") return visit(page, app, manner);
    // A read that was put off is repeated when the clock of the page says so.
    await context.clock.install();
    return passDuring(context, visit(page, app, manner));
  });
}

test.describe("with a backend whose ids start elsewhere", () => {
  test.use({ feed: { speed: 1, number: 12 } });
  const ways = [
    ["says where", null],
    ["leaves that out", "bare"],
  ] as const;
  for (const [way, manner] of ways) {
    test(`and that ${way}: home, live list, match, sign-in, history and a bet work`, async ({
      app,
      page,
    }) => {
      expect(pick.outcomeId).toBeGreaterThan(2 ** 31);
      await visit(page, app, manner);
    });
  }
});
