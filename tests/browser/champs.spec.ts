import { calm, expect, test } from "./fixture.ts";
import { gateOf } from "./gate.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

const asks = /\/(live|line)-feed\/v1\/champs/;

test("those of cricket have an address of their own, and a sport that is not there has words and a way on", async ({
  page,
}, info) => {
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
  await page.screenshot({ path: info.outputPath("old.png") });
});
