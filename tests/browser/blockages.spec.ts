import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, newsOf, pickOn, press } from "./player.ts";
import { withinOnePoll } from "./poll.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const list = (page: Page) => page.getByRole("list", { name: "What stops this bet" });
const row = (page: Page, text: string) =>
  list(page).getByRole("listitem").filter({ hasText: text });
const amount = (page: Page) => page.getByRole("spinbutton", { name: "Amount", exact: true });
/** The lower edges of the amount and of the coupon's own button. */
const edges = async (page: Page) => {
  const own = page
    .getByRole("group", { name: "Amount", exact: true })
    .locator("xpath=../following-sibling::button");
  const boxes = await Promise.all([amount(page).boundingBox(), own.boundingBox()]);
  return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
};

test("five things stop an express of four: each is listed with its remedy and goes with a tap, nothing moves under the thumb, and the last one wakes the button", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = (await footballPicks(app, "live")).slice(0, 3);
  const [first, , locks] = picks;
  if (!first || !locks) throw new Error("no picks");
  for (const { outcomeId } of picks) await app.control({ setPrice: { outcomeId, coef: 2 } });
  await haveSession(page, app.url);
  for (const pick of picks) await pickOn(page, pick);
  // Another bet on the match of the first one.
  await goTo(page, first.path);
  const both = page.getByRole("group", { name: "Both teams to score" });
  await both.getByRole("button", { name: /^Yes/ }).tap();
  await goTo(page, "/en/coupon");
  await expect(
    page.getByRole("button", { name: /^Remove locked bet\s*2 of 4 are locked/ }),
  ).toBeVisible();
  await expect(list(page)).toHaveCount(0);

  await page.getByRole("button", { name: /^When odds change/ }).tap();
  const sheet = page.getByRole("dialog", { name: "When odds change" });
  await sheet.getByLabel("Lowest total odds, decimal").fill("100");
  await sheet.getByRole("button", { name: "Set lowest odds" }).tap();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  const before = await edges(page);
  await amount(page).fill("9000");
  await amount(page).blur();
  const isCut = (field: HTMLElement) => field.scrollWidth > field.clientWidth;
  expect(await amount(page).evaluate(isCut), "€9,000.00 beside a long button").toBe(false);
  await app.control({ suspendGame: locks.gameId });
  await withinOnePoll(page, () =>
    expect(row(page, `Suspended for now: ${locks.outcome}`)).toBeVisible(),
  );
  const rows = list(page).getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(page.getByText("5 things stop this bet", { exact: true })).toBeVisible();
  await expect(rows.nth(0)).toContainText(
    `Cannot be combined: ${first.outcome} (Match result), Yes (Both teams to score)`,
  );
  await expect(rows.nth(2)).toContainText("Below your lowest odds, 100");
  await expect(rows.nth(3)).toContainText("Maximum stake: €");
  await expect(rows.nth(4)).toContainText(/More than your balance of €[\d,.]+\./);
  await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
  await expect(amount(page)).toHaveAccessibleDescription(
    /^Maximum stake: .*More than your balance/,
  );
  expect(await edges(page)).toEqual(before);
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));

  // After a reload, in Russian; an amount does not outlive it.
  await page.goto("/ru/coupon");
  await expect(page.getByText("Ставке мешают 3 причины", { exact: true })).toBeVisible();
  const russian = page.getByRole("list", { name: "Что мешает ставке" });
  await expect(russian).toContainText(`Пока приостановлено: ${locks.outcome}`);
  await axe();
  await page.goto("/en/coupon");
  await expect(rows).toHaveCount(3);
  await amount(page).fill("9000");
  await amount(page).blur();
  await expect(rows).toHaveCount(5);
  await settled(page);

  const heard = page.locator("[aria-live=polite]");
  const remedy = async (text: string, name: string | RegExp) => {
    await press(row(page, text).getByRole("button", { name }));
    await expect(row(page, text)).toHaveCount(0);
  };
  const still = await edges(page);
  await remedy("Suspended for now", "Remove locked bet");
  await expect(heard.filter({ hasText: "4 things stop this bet: Cannot be combined" })).toHaveCount(
    1,
  );
  await remedy("Cannot be combined", "Remove Yes");
  await expect(page.getByRole("list", { name: "2 bets" })).toContainText(first.outcome);
  await expect(rows).toHaveCount(3);
  await remedy("Below your lowest odds", "Lower to 4.00");
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^(Place|Accept)/ })).toHaveCount(0);
  expect(await edges(page)).toEqual(still);
  // One tap puts both right.
  await remedy("More than your balance", /^Stake €/);
  await expect(list(page)).toHaveCount(0);
  await expect(heard.filter({ hasText: "Nothing stops this bet any more." })).toHaveCount(1);
  const place = page.getByRole("button", { name: "Place bet" });
  await expect(place).toBeVisible();
  expect(await edges(page)).toEqual(still);
  await press(place);
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  await page.getByRole("link", { name: "To open bets" }).click();
  await verifyVisit(page, info, ["BetRemoved", "ExactCoefSet", "AmountChanged", "CouponPlaced"]);
});
