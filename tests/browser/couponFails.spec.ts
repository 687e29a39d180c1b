import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn } from "./player.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm, expectedErrors: /ERR_|Failed to (load|fetch)/ });

test("a quick coupon that could not be loaded has a control that refreshes it [coupon-050]", async ({
  page,
  app,
  axe,
}) => {
  const [pick] = await footballPicks(app, "live");
  if (pick === undefined) throw new Error("no pick");
  await haveSession(page, app.url);
  // A page reloads once a minute for a file that is gone; here it just has.
  await page.addInitScript(() => sessionStorage.setItem("tl.s.chunkReloadAt", String(Date.now())));
  // The file with the rules of the coupon, whatever the build has called it.
  const scripts = /\/assets\/[\w-]+\.js$/;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const isRules = (await response.text()).includes("placement/refresh");
    await (isRules ? route.abort() : route.fulfill({ response }));
  });
  await pickOn(page, pick);
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  const panel = page.getByRole("dialog", { name: "Coupon (1)" });
  const refresh = panel.getByRole("button", { name: /^Refresh/ });
  await expect(refresh).toBeVisible();
  await expect(panel.getByRole("button", { name: "Place bet" })).toHaveCount(0);
  await axe();
  await looksRight(page, axe);
  await page.unroute(scripts);
  await refresh.tap();
  await expect(panel.getByRole("button", { name: "Place bet" })).toBeVisible();
  await expect(refresh).toHaveCount(0);
  await settled(page);
});
