import type { Page } from "@playwright/test";
import { footballPick, footballPicks, type Pick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { goOffline } from "./goOffline.ts";
import { pickOn } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

// Codes that do not exist are asked for on purpose.
test.use({ feed: calm, expectedErrors: /status of 40[04]|ERR_INTERNET_DISCONNECTED/ });

const main = (page: Page) => page.getByRole("main");

/** Adds these picks to the coupon and saves it; returns its code. */
async function savedCode(page: Page, picks: readonly Pick[]): Promise<string> {
  for (const pick of picks) await pickOn(page, pick);
  await page.getByRole("link", { name: /^Coupon, / }).click();
  await page.getByRole("button", { name: "Full coupon" }).click();
  await main(page)
    .getByRole("button", { name: /^Save as a code/ })
    .click();
  const saved = main(page).getByRole("status").filter({ hasText: "under this code" });
  await expect(saved).toContainText("Good until");
  return (await saved.getByText(/^[2-9A-Z]{6}$/).innerText()).trim();
}

test("a coupon is saved as a code; its link brings the bets, what changed since, and the way back [coupon-044] [route-coupon-001]", async ({
  page,
  app,
  browser,
  context,
  axe,
}, info) => {
  const [one, two, own] = await footballPicks(app, "live");
  if (!one || !two || !own) throw new Error("no picks");
  const code = await savedCode(page, [one, two]);
  await axe();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await main(page).getByRole("button", { name: "Copy link" }).tap();
  await expect(main(page).getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${app.url}/en/coupon?load=${code}`,
  );
  await main(page).getByRole("tab", { name: "Singles" }).tap();
  await expect(main(page).getByText(code)).toBeHidden();

  await app.control({ setPrice: { outcomeId: one.outcomeId, coef: 7.5 } });
  const other = await browser.newContext();
  const friend = await other.newPage();
  await friend.goto(`${app.url}/en/coupon?load=${code}`);
  const theirs = main(friend).getByRole("list", { name: "2 bets" });
  await expect(theirs).toContainText(one.outcome);
  await expect(theirs).toContainText(two.outcome);
  await expect(friend).toHaveURL(`${app.url}/en/coupon`);
  await expect(main(friend).getByRole("status").first()).toContainText(`bets under ${code}`);
  await expect(theirs).toContainText(one.coef.toFixed(2));
  await expect(theirs).toContainText("7.50");
  await friend.reload();
  await expect(theirs).toContainText(two.outcome);
  await other.close();

  await page.getByRole("button", { name: "Remove all bets" }).tap();
  await pickOn(page, own);
  await goTo(page, `/en/coupon?load=${code}`);
  const mine = main(page).getByRole("list", { name: "1 bet" });
  await expect(main(page)).toContainText(`Load the bets under ${code}? They replace your bet`);
  await axe();
  await main(page).getByRole("button", { name: "Keep my bet" }).tap();
  await expect(main(page).getByText(`under ${code}?`)).toBeHidden();
  await expect(mine).toContainText(own.outcome);

  const load = main(page).getByRole("button", { name: /^Load by code/ });
  const sheet = page.getByRole("dialog", { name: "Load by code" });
  await load.tap();
  await sheet.getByLabel("Code", { exact: true }).fill(` ${code.toLowerCase()} `);
  await sheet.getByRole("button", { name: "Load the bets" }).tap();
  await expect(sheet).toBeHidden();
  await main(page).getByRole("button", { name: "Load the bets" }).tap();
  await expect(main(page).getByRole("list", { name: "2 bets" })).toContainText(two.outcome);
  await main(page).getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(mine).toContainText(own.outcome);
  await page.getByRole("button", { name: "Back" }).click();
  await verifyVisit(page, info, ["CouponLoaded", "CouponRestored"]);
});

test("a code with more bets than a coupon takes says which it left out, and the coupon stays usable [coupon-044]", async ({
  page,
  app,
  axe,
}) => {
  const [one, two, own] = await footballPicks(app, "live");
  if (!one || !two || !own) throw new Error("no picks");
  const game = (name: string) => ({ opponent1NameEn: name, opponent2NameEn: "Away" });
  const leg = (id: number, gameId: number, name: string) => ({
    market: { id, coef: 2, gameId, isLive: true },
    game: game(name),
  });
  await page.route("**/web-api/coupon/load/MANY77*", (route) =>
    route.fulfill({
      json: {
        typeId: 1,
        systemValue: 2,
        goneCount: 0,
        bets: [
          leg(one.outcomeId, one.gameId, "First"),
          leg(two.outcomeId, two.gameId, "Second"),
          ...Array.from({ length: 98 }, (_, id) => leg(900_000_000 + id, one.gameId, `Gone ${id}`)),
          ...Array.from({ length: 20 }, (_, id) => leg(910_000_000 + id, id, `Beyond ${id}`)),
        ],
      },
    }),
  );
  await pickOn(page, own);
  await goTo(page, "/en/coupon?load=MANY77");
  await expect(main(page)).toContainText("the first 100 bets under a code: 20 more are left out");
  await main(page).getByRole("button", { name: "Load the bets" }).tap();
  await expect(main(page).getByRole("list", { name: "2 bets" })).toContainText(two.outcome);
  const news = main(page).getByRole("status").first();
  await expect(news).toContainText("Left out: Beyond 0 – Away, Beyond 1 – Away,");
  await expect(news).toContainText("and 15 more matches.");
  await expect(news).toContainText("No longer offered: Gone 0 – Away,");
  await expect(news).toContainText("and 93 more matches.");
  await axe();
  await main(page).getByRole("button", { name: "Got it" }).tap();
  await expect(main(page).getByText("Left out")).toBeHidden();
  await main(page).getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(main(page).getByRole("list", { name: "1 bet" })).toContainText(own.outcome);
});

test.describe("a code", () => {
  // A match ends in time.
  test.use({ feed: { speed: 1 } });
  test("that is wrong, strange, over or out of reach has words and a way on [coupon-044]", async ({
    page,
    app,
    context,
  }) => {
    const one = await footballPick(app, "live");
    const two = (await footballPicks(app, "line")).at(-1);
    if (!two) throw new Error("no match far ahead");
    const code = await savedCode(page, [one, two]);
    await page.getByRole("button", { name: "Remove all bets" }).tap();

    await main(page).getByRole("button", { name: "Load by code" }).tap();
    const sheet = page.getByRole("dialog", { name: "Load by code" });
    const field = sheet.getByLabel("Code", { exact: true });
    const load = sheet.getByRole("button", { name: "Load the bets" });
    await load.tap();
    await expect(field).toBeFocused();
    await expect(sheet).toContainText("Type the code.");
    await field.fill("<script>");
    await load.tap();
    await expect(sheet).toContainText("A code has only letters, digits, dots and dashes.");
    await field.fill("NOTHING");
    await load.tap();
    await expect(sheet.getByRole("alert")).toContainText("no coupon under this code");
    await goOffline(page);
    await field.fill(code);
    await load.tap();
    await expect(sheet.getByRole("alert")).toContainText("The coupon did not load.");
    await context.setOffline(false);
    // The match that was live is over.
    await app.control({ advanceMs: 3 * 3_600_000 });
    await load.tap();
    await expect(sheet).toBeHidden();
    await expect(main(page).getByRole("list", { name: "1 bet" })).toContainText(two.outcome);
    await expect(main(page).getByRole("status").first()).toContainText(
      "1 bet is no longer offered.",
    );

    for (const hostile of [
      "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
      "A".repeat(5000),
      "%00",
      "а",
    ]) {
      await page.goto(`/en/coupon?load=${hostile}`);
      await expect(main(page).getByRole("list", { name: "1 bet" })).toContainText(two.outcome);
    }
    await page.goto("/en/coupon?load=GONE99");
    await expect(main(page)).toContainText("There is no coupon under GONE99");
    await main(page).getByRole("button", { name: "Got it" }).tap();
    await expect(main(page).getByText("GONE99")).toBeHidden();
  });
});
