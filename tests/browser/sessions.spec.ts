import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /500/ });

test("a player sees what they staked since they logged in, on this device and elsewhere, and logs out elsewhere [screen-sessions]", async ({
  page,
  app,
  axe,
  browser,
}, info) => {
  const pick = await footballPick(app, "line");
  const elsewhere = await browser.newContext({ baseURL: app.url });
  const other = await elsewhere.newPage();
  await haveSession(other, app.url);
  await haveSession(page, app.url);

  // The list cannot be had at first.
  const list = "**/web-api/office/sessions*";
  await page.route(list, (route) => route.fulfill({ status: 500, json: { code: 1 } }));
  await page.goto("/en/office/menu");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Sessions/ }).tap();
  await expect(page).toHaveURL(/\/en\/office\/session-history$/);
  await expect(main).toContainText("Your sessions did not load.");
  await page.unroute(list);
  await main.getByRole("button", { name: "Refresh" }).tap();
  await expect(main).toContainText("The server and this device agree.");
  await expect(main.getByRole("article")).toHaveCount(0);

  const place = async (on: typeof page) => {
    await pickOn(on, pick);
    await goTo(on, "/en/coupon");
    await press(on.getByRole("button", { name: "Place bet" }));
    await expect(on.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  };
  await place(page);
  await goTo(page, "/en/office/session-history");
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(main).toContainText("The server and this device agree.");
  await place(other);
  await page.reload();
  await expect(main.getByRole("article")).toHaveCount(2);
  await expect(main).toContainText(/1 bet for €\d+\.\d\d is not from this device/);
  await looksRight(page, axe);

  await main.getByRole("button", { name: /^Log out(?! everywhere)/ }).tap();
  await expect(main.getByRole("listitem").filter({ hasText: "Ended" })).toHaveCount(1);
  await other.goto("/en/office/session-history");
  await expect(other).not.toHaveURL(/session-history/);
  await elsewhere.close();
  await verifyVisit(page, info, [
    "LoginSessionsAnswered",
    "SessionBetsAnswered",
    "EndSessionAnswered",
  ]);
});
