import { axeFaults } from "./axe.ts";
import { calm, expect, test } from "./fixture.ts";
import { gateOf } from "./gate.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm });

test("the bar of a page that is loading is in a region of the page [ui-001]", async ({ page }) => {
  const gate = gateOf(page);
  await page.goto("/en");
  await settled(page);
  await gate.hold(/\/live-feed\/v1\/games/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Live" }).click();
  const bar = page.getByRole("progressbar", { name: "Loading" });
  await expect(bar).toHaveAttribute("aria-valuenow", "90");
  expect(await axeFaults(page, ["region"])).toEqual([]);
  await expect(bar, "for the length of the check").toBeVisible();
});
