import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { looksRight } from "./looks.ts";
import { settled } from "./settled.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

const asks = /\/(live|line)-feed\/v1\/champs/;

test("all championships by country, reached from the menu, the search and the list of a sport; one leads to its matches [screen-champs]", async ({
  page,
  axe,
}) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  const rows = main.getByRole("listitem");
  await page.goto("/en/office/menu");
  await gate.hold(asks);
  await main.getByRole("link", { name: "Championships" }).click();
  await expect(page).toHaveURL(/\/en\/champs$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The championships did not load.");
  gate.open(emptied);
  await main.getByRole("alert").getByRole("button").click();
  await expect(main).toContainText("No championship has matches now");
  await expect(main.getByRole("link", { name: "Results" })).toBeVisible();
  gate.open();
  await page.reload();

  // Of all sports: the leading ones, then those of each sport.
  await expect(main.getByRole("region", { name: /^Leading/ })).toBeVisible();
  await expect(main.getByRole("region", { name: /^Football/ })).toBeVisible();
  await settled(page);
  await looksRight(page, axe);

  const sports = page.getByRole("navigation", { name: "Sports" });
  await sports.getByRole("link", { name: "Tennis", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/champs\/tennis$/);
  await expect(sports.getByRole("link", { name: "Tennis", exact: true })).toHaveAttribute(
    "aria-current",
  );
  const groups = main.getByRole("region");
  await expect(groups.first()).toHaveAccessibleName(/^Leading/);
  const country = ((await groups.last().getByRole("heading").textContent()) ?? "").replace(
    /\d+$/,
    "",
  );
  const field = main.getByRole("searchbox");
  const before = await rows.count();
  await field.fill(country);
  await expect(groups).toHaveCount(1);
  await expect(async () => expect(await rows.count()).toBeLessThan(before)).toPass();
  await settled(page);
  await axe();
  await field.fill("qqqwww");
  await expect(main).toContainText("No championship found");
  await main.getByRole("button", { name: "Show all championships" }).click();
  await expect(rows).toHaveCount(before);

  const row = groups.first().getByRole("listitem").first();
  const star = row.getByRole("button", { name: /^Favourite/ });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/section\/(line|live)\/2\/c\d+$/);
  await main
    .getByRole("article")
    .first()
    .getByRole("button", { name: /, [\d.]+/ })
    .first()
    .tap();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();

  // The list of the sport leads back.
  await page.getByRole("link", { name: "Championships" }).click();
  await expect(page).toHaveURL(/\/en\/champs\/tennis$/);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("link", { name: "Search" }).first().click();
  await main.getByRole("link", { name: "Championships" }).click();
  await expect(page).toHaveURL(/\/en\/champs$/);
});

test("those of cricket have an address of their own, and a sport that is not there has words and a way on", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/en/cricket/all-champs");
  await expect(page.getByRole("heading", { name: "Cricket championships" })).toBeVisible();
  await expect(main.getByRole("listitem").first()).toBeVisible();
  await goTo(page, "/en/champs/curling");
  await expect(main).toContainText("No sport with this name has matches");
  await main.getByRole("link", { name: "Show all championships" }).click();
  await expect(page).toHaveURL(/\/en\/champs$/);
  await expect(main.getByRole("listitem").first()).toBeVisible();

  // Numbers that could not be renewed are marked as old.
  const gate = gateOf(page);
  await gate.hold(asks);
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("may be out of date", { timeout: 40_000 });
});
