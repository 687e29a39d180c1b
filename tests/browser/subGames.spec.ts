import type { Locator, Page } from "@playwright/test";
import { footballPicks, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { cellOf, haveSession, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

const viewport = { width: 390, height: 844 };
const minute = 60_000;

type SubGame = { readonly id: number; readonly title: string; readonly status: number };

const askGame = async ({ url }: App, feed: "line" | "live", id: number) =>
  (await fetch(`${url}/${feed}-feed/v1/games/${id}?lng=en`)).json();

/** The 1st half of a match with the first outcome of its result, the home side; null: it has none to bet on. */
async function firstHalfOf(app: App, match: Pick, feed: "line" | "live"): Promise<Pick | null> {
  const { subGames } = await askGame(app, feed, match.gameId);
  const [half]: readonly SubGame[] = subGames;
  if (half === undefined || half.status === 4) return null;
  const { outcomes } = await askGame(app, feed, half.id);
  const [outcomeId, coef, state] = [outcomes.ids[0], outcomes.coefs[0], outcomes.states[0]];
  if (state !== 0 || coef < 1.3 || coef > 8) return null;
  const path = match.path.replace(`${match.gameId}`, `${half.id}`);
  return { ...match, gameId: half.id, market: "Result", outcomeId, coef, path };
}

/** A match with such a half. */
async function halfIn(app: App, feed: "line" | "live") {
  for (const match of await footballPicks(app, feed)) {
    const half = await firstHalfOf(app, match, feed);
    if (half !== null) return { match, half };
  }
  throw new Error(`the ${feed} feed has no 1st half to bet on`);
}

const periodsOf = (page: Page, { game }: Pick): Locator =>
  page.getByRole("navigation", { name: game.replace(" against ", " – ") });

test.describe("in a match that goes on slowly", () => {
  // The hour that the half takes is longer than a token lives.
  test.use({ feed: { speed: 0.2 }, viewport, expectedErrors: /status of 401/ });

  test("a bet on the 1st half goes from home to the history, and is settled when the half is over", async ({
    page,
    app,
    axe,
  }, info) => {
    const { match, half } = await halfIn(app, "live");
    await haveSession(page, app.url);
    await page.goto("/en");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Live" })
      .click();
    await page
      .getByRole("navigation", { name: "Sports" })
      .getByRole("link", { name: /^Football/ })
      .click();
    await page
      .getByRole("article")
      .filter({ has: page.getByRole("group", { name: match.game }) })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL(new RegExp(`${match.path}$`));

    const periods = periodsOf(page, match);
    await expect(periods.getByRole("link")).toHaveText(["Match", "1st half", "2nd half"]);
    await expect(periods.getByRole("link", { name: "Match" })).toHaveAttribute("aria-current");
    await periods.getByRole("link", { name: "1st half" }).click();
    await expect(page).toHaveURL(new RegExp(`${half.path}$`));
    await expect(page).toHaveTitle(/ · 1st half: odds/);
    await expect(periods.getByRole("link", { name: "1st half" })).toHaveAttribute("aria-current");
    await expect(cellOf(page, half)).toBeVisible();
    await expect(page.getByRole("group", { name: "Match result" })).toHaveCount(0);
    await settled(page);
    await looksRight(page, axe);

    // Its markets are found like those of a match.
    await page.getByRole("button", { name: "Find a market" }).tap();
    await page.getByRole("search").getByRole("searchbox").fill("double");
    await expect(page.getByRole("group", { name: "Double chance" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Draw no bet" })).toHaveCount(0);
    await page.getByRole("search").getByRole("button", { name: "Close" }).tap();

    await app.control({ setPrice: { outcomeId: half.outcomeId, coef: 2.5 } });
    await expect(cellOf(page, half)).toContainText("2.50");
    await cellOf(page, half).tap();
    await goTo(page, "/en/coupon");
    await expect(page.getByRole("list", { name: "1 bet" })).toContainText("1st half: Result");
    const amount = page.getByRole("spinbutton", { name: "Amount" });
    await amount.tap();
    await page.keyboard.type("10");
    await settled(page);
    await press(page.getByRole("button", { name: "Place bet" }));
    await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
    await page.getByRole("link", { name: "To bets history" }).click();
    const bet = page.getByRole("main").getByRole("article");
    await expect(bet).toContainText(`1st half: Result: ${match.outcome}`);
    await expect(bet).toContainText("Open");
    await verifyVisit(page, info, ["FeedGameAnswered", "CouponPlaced"]);

    // The half has at most 48 minutes at four times the speed.
    await app.control({ advanceMs: (12 * minute) / 0.2 });
    await haveSession(page, app.url);
    await page.goto(half.path);
    await expect(page.getByRole("heading", { name: /^1st half \d–\d: Finished$/ })).toBeVisible();
    await expect(periods.getByRole("link")).toHaveText(["Match", "1st halfFinished", "2nd half"]);
    await looksRight(page, axe);
    await page
      .getByRole("main")
      .getByRole("link", { name: match.game.replace(" against ", " – ") })
      .click();
    await expect(page).toHaveURL(new RegExp(`${match.path}$`));
    await goTo(page, "/en/office/history");
    await expect(bet).toContainText(`1st half: Result: ${match.outcome}`);
    await expect(bet).toContainText(/Won|Lost/);
  });
});

test.describe("in a match that stands still", () => {
  test.use({ feed: calm, viewport });

  test("the address of a half opens on it after a reload, and Back leads to the match", async ({
    page,
    app,
  }) => {
    const { match, half } = await halfIn(app, "line");
    await page.goto(match.path);
    await expect(page.getByRole("group", { name: "Match result" })).toBeVisible();
    const periods = periodsOf(page, match);
    await periods.getByRole("link", { name: "1st half" }).click();
    await expect(page).toHaveURL(new RegExp(`${half.path}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${match.path}$`));
    await expect(page.getByRole("group", { name: "Match result" })).toBeVisible();
    await page.goForward();
    await page.reload();
    await expect(periods.getByRole("link", { name: "1st half" })).toHaveAttribute("aria-current");
    await expect(cellOf(page, half)).toBeVisible();
  });
});
