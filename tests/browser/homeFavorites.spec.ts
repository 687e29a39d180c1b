import { calm, expect, test } from "./fixture.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

test("home has favourites first: a match that got its star there, and the way to all of them", async ({
  page,
}, info) => {
  await page.goto("/en");
  const top = page.getByRole("region", { name: /^Top matches/ }).getByRole("article");
  await expect(top.nth(3)).toBeVisible();
  const chosen = top.last();
  const match = (await chosen.getByRole("group").first().getAttribute("aria-label")) ?? "";
  expect(match).not.toBe("");
  await chosen.getByRole("link").first().click();
  const star = page.getByRole("button", { name: /favourite/i }).first();
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(top.first().getByRole("group", { name: match })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Sports" })
    .getByRole("link", { name: "Favourites" })
    .click();
  await expect(page).toHaveURL(/\/en\/favorites$/);
  await expect(page.getByRole("main").getByRole("group", { name: match })).toBeVisible();
  await verifyVisit(page, info, ["FavoriteAdded"]);
});
