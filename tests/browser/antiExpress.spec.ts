import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

/** So many picks of different matches in the coupon, opened as a page, all likely to win. */
async function picked(page: Page, app: Parameters<typeof footballPicks>[0], count: number) {
  const picks = (await footballPicks(app, "live")).slice(0, count);
  expect(picks).toHaveLength(count);
  await haveSession(page, app.url);
  for (const { outcomeId } of picks) await app.control({ setPrice: { outcomeId, coef: 1.5 } });
  for (const pick of picks) await pickOn(page, { ...pick, coef: 1.5 });
  await page.goto("/en/coupon");
  await settled(page);
  return picks;
}
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

test("an anti-express of three picks is chosen by its tab, placed at the server's price, and is named in the open bets and the history [coupon-015]", async ({
  page,
  app,
  axe,
}, info) => {
  await picked(page, app, 3);
  await tab(page, "Anti-express").tap();
  await expect(tab(page, "Anti-express")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Wins as soon as one of these picks loses.")).toBeVisible();
  // Three picks at 1.5 are an express at 3.38; that one of them loses is likely, so the price is low.
  await expect(page.getByText(/^1\.[01]\d{1,2}$/)).toBeVisible();
  await expect(page.getByText("Greatest payout")).toBeVisible();
  await settled(page);
  await looksRight(page, axe);
  // What is chosen outlives a reload.
  await page.reload();
  await expect(tab(page, "Anti-express")).toHaveAttribute("aria-selected", "true");
  await settled(page);
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(page.getByText(/Anti-express of 3, No\. \d/)).toBeVisible();
  await axe();
  await page.getByRole("link", { name: "To open bets" }).click();
  const card = page.getByRole("article").filter({ hasText: "Anti-express of 3" });
  await expect(card).toContainText("€5.00");
  await settled(page);
  await looksRight(page, axe);
  await verifyVisit(page, info, ["CouponTypeChosen", "CouponPlaced"]);
  await goTo(page, "/en/office/history");
  await expect(card).toContainText("€5.00");
});

test("an anti-express without a price says so and has a way on, one bet left of it is a single, and it wins with its first lost pick", async ({
  page,
  app,
  axe,
}) => {
  const [first, second, third] = await picked(page, app, 3);
  await tab(page, "Anti-express").tap();
  const place = page.getByRole("button", { name: "Place bet" });
  await expect(place).toBeVisible();

  const setThird = (coef: number) =>
    app.control({ setPrice: { outcomeId: third?.outcomeId ?? 0, coef } });
  await setThird(30);
  const makeExpress = page.getByRole("button", { name: "Make it an express" });
  await expect(makeExpress).toContainText("There are no odds for an anti-express of these bets.");
  await axe();
  await press(makeExpress);
  await expect(tab(page, "Express")).toHaveAttribute("aria-selected", "true");
  // Without the long shot there is a price again; the tab stays where it is meanwhile.
  const remove = (name = "") => page.getByRole("button", { name: `Remove ${name} to win` });
  await remove(third?.outcome).tap();
  await tab(page, "Anti-express").tap();
  await expect(page.getByText(/^1\.2\d{1,2}$/)).toBeVisible();

  await remove(second?.outcome).tap();
  await expect(page.getByText("One bet is a single: it wins when the pick wins.")).toBeVisible();
  // The offer to undo does not stay for long.
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(tab(page, "Anti-express")).toHaveAttribute("aria-selected", "true");

  await settled(page);
  await press(place);
  await expect(page.getByText(/Anti-express of 2, No\. \d/)).toBeVisible();
  await app.control({ settleGame: { gameId: first?.gameId ?? 0, result: "lost" } });
  await goTo(page, "/en/office/history");
  const card = page.getByRole("article").filter({ hasText: "Anti-express of 2" });
  await expect(card).toContainText("Won");
  await settled(page);
  await axe();
});

test("an anti-express fits the screen in Russian with all types beside it", async ({
  page,
  app,
  axe,
}) => {
  await picked(page, app, 3);
  await page.goto("/ru/coupon");
  // It may be hyphenated where it does not fit.
  await page.getByRole("tab", { name: /^Анти.?экспресс$/ }).tap();
  await expect(
    page.getByText("Выигрывает, как только проиграет один из этих исходов."),
  ).toBeVisible();
  await expect(page.getByText("Наибольшая выплата")).toBeVisible();
  await settled(page);
  await looksRight(page, axe);
});
