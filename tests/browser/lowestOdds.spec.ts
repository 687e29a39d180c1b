import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, newsOf, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

test("the lowest odds a player takes stop a bet below them, until they lower them", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ setPrice: { outcomeId: pick.outcomeId, coef: 2.5 } });
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await page.getByRole("button", { name: /^When odds change/ }).tap();
  const sheet = page.getByRole("dialog", { name: "When odds change" });
  const field = sheet.getByLabel("Lowest total odds, decimal");
  const set = sheet.getByRole("button", { name: "Set lowest odds" });
  await field.fill("0.5");
  await set.tap();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("2,6");
  await set.tap();
  await expect(sheet.getByText("Bets at total odds below 2.60 are not placed.")).toBeVisible();
  await looksRight(page, axe);
  await sheet.getByRole("button", { name: "Close" }).tap();

  await page.reload();
  const lower = page.getByRole("button", { name: /^Lower to 2\.50/ });
  await expect(lower).toContainText("Below your lowest odds, 2.60");
  await looksRight(page, axe);
  await press(lower);
  const sent = page.waitForRequest(/\/coupon\/place$/);
  await press(page.getByRole("button", { name: "Place bet" }));
  expect((await sent).postDataJSON()).toMatchObject({ exactCoef: 2.5, coefByView: "2.50" });
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  await page.getByRole("link", { name: "To open bets" }).click();
  await verifyVisit(page, info, ["ExactCoefSet", "CouponPlaced"]);
});
