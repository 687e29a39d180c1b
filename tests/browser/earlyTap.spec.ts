import { calm, expect, test } from "./fixture.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

test("a tap before its domain has loaded takes effect once it has, and replays", async ({
  page,
}, info) => {
  let letCome = () => {};
  const isLet = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(/\/assets\/frame-[\w-]+\.js$/, async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto("/en/office/menu");
  await page.getByRole("button", { name: "Timers and sections" }).click();
  const panel = page.getByRole("region", { name: "Timers and sections" });
  await expect(panel).toBeHidden();
  letCome();
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await verifyVisit(page, info, ["CommandPostponed"]);
});
