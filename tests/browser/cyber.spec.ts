import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { looksRight } from "./looks.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

const asks = /\/(live|line)-feed\/v1\/games\?.*cyberType/;

test("esports by kind, discipline and championship, down to a match and its prices [screen-cyber]", async ({
  page,
  axe,
}, info) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await page.goto("/en/office/menu");
  await gate.hold(asks);
  await main.getByRole("link", { name: "Esports" }).click();
  await expect(page).toHaveURL(/\/en\/esports\/real$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The matches did not load.");
  gate.open(emptied);
  await page.reload();
  await expect(main).toContainText("No matches of this kind now");
  gate.open();
  await page.reload();
  await expect(main.getByRole("article").first()).toBeVisible();
  await settled(page);

  const kinds = page.getByRole("navigation", { name: "Kinds" });
  await kinds.getByRole("link", { name: "Virtual" }).click();
  await expect(page).toHaveURL(/\/en\/esports\/virtual$/);
  await expect(main).toContainText("No matches of this kind now");
  await main.getByRole("link", { name: "All esports" }).click();
  await expect(main.getByRole("article").first()).toBeVisible();
  await looksRight(page, axe);

  const disciplines = page.getByRole("navigation", { name: "Disciplines" });
  await disciplines.getByRole("link", { name: "Esports" }).click();
  await expect(page).toHaveURL(/\/en\/esports\/real\/esports$/);
  await expect(main.getByRole("article").first()).toBeVisible();
  await disciplines.getByRole("link", { name: "Championships" }).click();
  await expect(page).toHaveURL(/\/en\/esports\/real\/esports\/champs$/);
  await settled(page);
  await looksRight(page, axe);
  const champ = main.getByRole("region", { name: /^Championships/ }).getByRole("link");
  await champ.first().click();
  await expect(page).toHaveURL(/\/en\/esports\/real\/esports\/champs\/\d+$/);
  const star = page.getByRole("button", { name: /^Favourite/ }).first();
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  const rows = main.getByRole("article");
  await expect(rows.first()).toBeVisible();
  await looksRight(page, axe);

  await rows.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/esports\/real\/esports\/champs\/\d+\/\d+$/);
  await settled(page);
  await looksRight(page, axe);
  await main
    .getByRole("button", { name: /, [\d.]+$/ })
    .first()
    .tap();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await page.reload();
  await expect(main.getByRole("button", { name: /, [\d.]+$/ }).first()).toBeVisible();
  await verifyVisit(page, info, ["FavoriteAdded", "BetAdded"]);

  await goTo(page, "/en/esports/real/esports/champs/1/999999");
  await expect(main).toContainText("This match is not offered now");
  await main.getByRole("link", { name: "All esports" }).click();
  await expect(main.getByRole("article").first()).toBeVisible();
});
