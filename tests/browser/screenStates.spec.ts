import type { Locator, Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { betNumber, cellOf, haveSession, pickOn, press } from "./player.ts";
import { pass } from "./passing.ts";

/**
 * What a screen shows while its answer is on its way, when it fails and when there is nothing; each is reached by links,
 * and its actions work.
 */

test.use({ feed: calm, expectedErrors: /status of 503/ });

const main = (page: Page): Locator => page.getByRole("main");
const isLoading = (page: Page) =>
  expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
const inBar = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

const feeds = /\/(live|line)-feed\/v1\/games(\?|$)/;
const failedFeed = "The matches did not load. We keep trying every few seconds.";
/** Longer than a poll that failed once waits. */
const retrySeconds = 40;

test("home [screen-home]", async ({ page, context, app }) => {
  const pick = await footballPick(app, "live");
  const gate = gateOf(page);
  await context.clock.install();
  await page.goto("/en/information");
  await gate.hold(feeds);
  await inBar(page, "Home").click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page).getByText(failedFeed)).toHaveCount(2);
  gate.open(emptied);
  await pass(context, retrySeconds, 5);
  await expect(main(page).getByText("No live matches now")).toBeVisible();
  await expect(main(page).getByText("No upcoming matches")).toBeVisible();
  gate.open();
  await page.reload();
  const price = main(page)
    .getByRole("group", { name: pick.game })
    .getByRole("button", { name: /, [\d.]+/ });
  await expect(price.first()).toBeVisible();
  await price.first().tap();
  await expect(inBar(page, "Coupon, 1 bet")).toBeVisible();
  await main(page)
    .getByRole("navigation", { name: "Sports" })
    .getByRole("link", { name: /^Football/ })
    .click();
  await expect(page).toHaveURL(/\/en\/section\/live\/1$/);
});

test("the lists of live and coming matches, and a match [screen-list] [screen-game]", async ({
  page,
  context,
  app,
}) => {
  const pick = await footballPick(app, "line");
  const gate = gateOf(page);
  await context.clock.install();
  await page.goto("/en/information");
  for (const [feed, nothing] of [
    ["live", "No live matches now"],
    ["line", "No upcoming matches"],
  ] as const) {
    gate.open();
    await inBar(page, "Home").click();
    const link = main(page).locator(`a[href$="/section/${feed}"]`);
    await expect(link).toBeVisible();
    await gate.hold(feeds);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/en/section/${feed}$`));
    await isLoading(page);
    await gate.fail();
    await expect(main(page).getByText(failedFeed)).toBeVisible();
    gate.open(emptied);
    await pass(context, retrySeconds, 5);
    await expect(main(page).getByRole("heading", { name: nothing })).toBeVisible();
    gate.open();
    await page.reload();
    await expect(main(page).getByRole("article").first()).toBeVisible();
  }
  await page
    .getByRole("navigation", { name: "Sports" })
    .getByRole("link", { name: /^Football/ })
    .click();
  const row = main(page)
    .getByRole("article")
    .filter({ has: page.getByRole("group", { name: pick.game }) });
  await row
    .getByRole("button", { name: /, [\d.]+/ })
    .first()
    .tap();
  await expect(inBar(page, "Coupon, 1 bet")).toBeVisible();

  await gate.hold(/\/line-feed\/v1\/games\/\d+/);
  await row.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${pick.path}$`));
  await isLoading(page);
  await gate.fail();
  await expect(main(page).getByText(failedFeed)).toBeVisible();
  gate.open(emptied);
  await pass(context, retrySeconds, 5);
  await expect(main(page).getByText(/^No markets are open now/)).toBeVisible();
  gate.open();
  await page.reload();
  await expect(cellOf(page, pick)).toHaveAttribute("aria-pressed", "true");
  await cellOf(page, pick).tap();
  await expect(inBar(page, "Coupon, no bets")).toBeVisible();
});

test("the history of bets [screen-history]", async ({ page, context, app }) => {
  const gate = gateOf(page);
  await haveSession(page, app.url);
  await context.clock.install();
  await page.goto("/en/office/menu");
  await gate.hold(/\/web-api\/bets\/history/);
  await main(page).getByRole("link", { name: "Bets history" }).click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page).getByText(/^Your bets did not load/)).toBeVisible();
  gate.open();
  await pass(context, retrySeconds, 5);
  await expect(main(page).getByRole("heading", { name: "No bets yet" })).toBeVisible();

  await pickOn(page, await footballPick(app, "line"));
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  await context.clock.resume();
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  const number = await betNumber(page);
  await page.getByRole("link", { name: "To bets history" }).click();
  const bet = main(page)
    .getByRole("article")
    .filter({ hasText: `No. ${number},` });
  await expect(bet).toBeVisible();
  await page.getByRole("tab", { name: "Settled" }).click();
  await expect(bet).toBeHidden();
  await page.getByRole("tab", { name: /^Open/ }).click();
  await expect(bet).toBeVisible();
});

/** Screens whose content is one answer that can be asked for again. */
const contents: readonly {
  readonly name: string;
  readonly asks: RegExp;
  readonly links: readonly string[];
  readonly nothing: string;
  readonly act: (page: Page) => Promise<void>;
  readonly isPlayer?: boolean;
}[] = [
  {
    name: "a player's limits [screen-limits]",
    isPlayer: true,
    asks: /\/external\/web\/v3\/availablelimits/,
    links: ["Limits and breaks"],
    nothing: "No limits can be set here",
    act: async (page) => {
      const intervals = main(page).getByRole("group", { name: "Reality checks" });
      const half = intervals.getByRole("button", { name: "30", exact: true });
      await half.tap();
      await expect(half).toHaveAttribute("aria-pressed", "true");
    },
  },
  {
    name: "partners [screen-partners]",
    asks: /\/web-api\/partners/,
    links: ["Information", "Partners"],
    nothing: "There is no partner here",
    act: async (page) => {
      const names = main(page).getByRole("heading", { level: 2 });
      await expect(names.nth(2)).toBeVisible();
      const all = await names.count();
      const sections = main(page).getByRole("navigation", { name: "Partners" });
      await sections.getByRole("link").nth(1).click();
      await expect(page).toHaveURL(/\/en\/ourpartners\/\w+$/);
      await expect.poll(() => names.count()).toBeLessThan(all);
      await sections.getByRole("link", { name: "All", exact: true }).click();
      await expect(names).toHaveCount(all);
    },
  },
];

for (const { name, asks, links, nothing, act, isPlayer } of contents)
  test(name, async ({ page, app }) => {
    const gate = gateOf(page);
    if (isPlayer === true) await haveSession(page, app.url);
    await page.goto("/en/office/menu");
    await gate.hold(asks);
    for (const link of links)
      await main(page)
        .getByRole("link", { name: new RegExp(`^${link}`) })
        .first()
        .click();
    await isLoading(page);
    await gate.fail();
    const fault = main(page).getByRole("alert");
    await expect(fault).toContainText("This part did not load");
    gate.open(emptied);
    await fault.getByRole("button", { name: "Refresh" }).click();
    await expect(main(page).getByText(nothing)).toBeVisible();
    gate.open();
    await page.reload();
    await act(page);
  });

test("the changed terms, where the guard of any page of a player leads [screen-confirm-terms]", async ({
  page,
  context,
  app,
}) => {
  const gate = gateOf(page);
  const confirm = main(page).getByRole("button", { name: "I have read and confirm" });
  await context.clock.install();
  await haveSession(page, app.url);
  await app.control({ changeTerms: true });
  await gate.hold(/\/user\/agreement-rules\?/);
  await page.goto("/en/office/menu");
  await expect(page).toHaveURL(/\/en\/confirm$/);
  await isLoading(page);
  await expect(confirm).toBeDisabled();
  await gate.fail();
  const failed = main(page).getByText("The documents did not load. We keep trying every minute.");
  await expect(failed).toBeVisible();
  await expect(confirm).toBeDisabled();
  gate.open();
  await pass(context, 70, 10);
  await expect(main(page).getByRole("listitem").getByRole("link").first()).toBeVisible();

  await main(page).getByRole("button", { name: "Not now" }).click();
  const question = page.getByRole("alertdialog", { name: "Not confirming the terms?" });
  await question.getByRole("button", { name: "Back to the terms" }).click();
  await expect(question).toBeHidden();
  await confirm.click();
  await expect(page).toHaveURL(/\/en$/);
  // With nothing to confirm the page leads home.
  await page.goto("/en/confirm");
  await expect(page).toHaveURL(/\/en$/);
});
