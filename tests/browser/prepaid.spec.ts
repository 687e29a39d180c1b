import type { Page } from "@playwright/test";
import { footballPicks, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { eurosOf, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({
  feed: calm,
  viewport: { width: 390, height: 844 },
  expectedErrors: /409|ERR_|Failed to load/,
});

const main = (page: Page) => page.getByRole("main");
const choice = (page: Page) => page.getByRole("switch", { name: /in advance from open bets$/ });
const card = (page: Page, pick: Pick) =>
  main(page).getByRole("article").filter({ hasText: pick.outcome });

/** Two picks of other matches at a price of 2, of a player whose balance is known. */
async function twoPicks(page: Page, app: App): Promise<readonly [Pick, Pick]> {
  const [one, other] = await footballPicks(app, "line");
  if (one === undefined || other === undefined) throw new Error("no picks");
  for (const { outcomeId } of [one, other]) await app.control({ setPrice: { outcomeId, coef: 2 } });
  await haveSession(page, app.url);
  await page.goto("/en");
  return [one, other];
}

async function toCoupon(page: Page, pick: Pick, amount: string): Promise<void> {
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await page.getByRole("spinbutton", { name: "Amount" }).tap();
  await page.keyboard.type(amount);
  await settled(page);
}

async function place(page: Page): Promise<void> {
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
}

test("a bet is paid in advance in part from an open bet, waits for it, and has all once that one has won [coupon-053]", async ({
  page,
  app,
  axe,
}, info) => {
  const [one, other] = await twoPicks(page, app);
  const before = await eurosOf(page);
  await toCoupon(page, one, "20");
  await expect(choice(page)).toHaveCount(0);
  await place(page);
  // The only open bet is on this match: nothing of it is offered, before any refusal.
  await pickOn(page, one);
  await toCoupon(page, other, "12");
  await expect(choice(page)).toHaveCount(0);
  await page.getByRole("button", { name: `Remove ${one.outcome}` }).tap();
  await expect(choice(page)).toHaveAccessibleName("Pay up to €10.00 in advance from open bets");
  await expect(choice(page)).not.toBeChecked();
  await choice(page).tap();
  await expect(choice(page)).toBeChecked();
  const sum = main(page).getByText("€12.00 = €2.00 from balance + €10.00 in advance").first();
  await expect(sum).toBeVisible();
  await expect(main(page)).toContainText("You never owe anything.");
  await settled(page);
  await looksRight(page, axe);
  await place(page);
  await expect(main(page)).toContainText(/In advance\s*€10\.00/);
  await goTo(page, "/en");
  await expect.poll(() => eurosOf(page)).toBe(before - 22);

  await goTo(page, "/en/opened-bets");
  await expect(card(page, other)).toContainText("€2.00 paid + €10.00 in advance.");
  await expect(card(page, other)).toContainText("Waits for 1 other bet: €0.00 of €10.00.");
  await expect(card(page, other).getByRole("button", { name: /Cash out/ })).toHaveCount(0);
  await expect(card(page, one)).toContainText("Up to €10.00 of what it pays goes to bet");
  await settled(page);
  await looksRight(page, axe);
  await card(page, one)
    .getByRole("button", { name: /Cash out/ })
    .tap();
  await expect(page.getByRole("dialog", { name: /Cash out/ })).toContainText(
    "Up to €10.00 of what it pays goes to bet",
  );
  await page.keyboard.press("Escape");

  await app.control({ settleGame: { gameId: one.gameId, result: "won" } });
  await goTo(page, "/en/office/history");
  await expect(card(page, one)).toContainText("€10.00 of it went to bet");
  await expect(card(page, other)).toContainText(
    "€2.00 paid + €10.00 in advance, all brought in by other bets.",
  );
  await settled(page);
  await looksRight(page, axe);
  await app.control({ settleGame: { gameId: other.gameId, result: "won" } });
  await page.reload();
  await expect(card(page, other)).toContainText("€24.00");
  await goTo(page, "/en");
  // 22 were paid, 40 won of which 10 went on, and 24.
  await expect.poll(() => eurosOf(page)).toBe(before + 32);
  await verifyVisit(page, info, ["PrepaidTurned", "CouponPrepaidAnswered", "CouponPlaced"]);
});

test("a bet whose advance is refused says what is possible now, and one tap takes that", async ({
  page,
  app,
  axe,
}) => {
  const [one, other] = await twoPicks(page, app);
  await toCoupon(page, one, "20");
  await place(page);
  await toCoupon(page, other, "12");
  await choice(page).tap();
  await expect(choice(page)).toBeChecked();
  await app.control({ config: { coupon: { prepaidPercent: 20 } } });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/web-api/coupon/prepaid") asked.push(searchParams.get("permanentIds") ?? "");
  });
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(main(page)).toContainText("Up to €4.00 of this bet can be paid in advance now.");
  await settled(page);
  // One call says how much it is, for the match of this bet.
  expect(asked).toEqual([expect.stringMatching(/^\d+$/)]);
  await looksRight(page, axe);
  await press(page.getByRole("button", { name: "Pay €4.00 in advance" }));
  await expect(
    main(page).getByText("€12.00 = €8.00 from balance + €4.00 in advance").first(),
  ).toBeVisible();
  await place(page);
});

test("nothing of an advance is on the screen where a server does not know it, or a pack forbids it", async ({
  page,
  app,
}) => {
  await page.route("**/web-api/coupon/prepaid*", (route) => route.fulfill({ status: 501 }));
  const [one, other] = await twoPicks(page, app);
  await toCoupon(page, one, "20");
  await place(page);
  await toCoupon(page, other, "12");
  await expect(choice(page)).toHaveCount(0);
  await page.unroute("**/web-api/coupon/prepaid*");
  await app.control({ pack: "SE" });
  await page.reload();
  await settled(page);
  await expect(choice(page)).toHaveCount(0);
});
