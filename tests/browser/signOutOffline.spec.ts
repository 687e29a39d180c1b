import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { goOffline } from "./goOffline.ts";
import { balanceOf, haveSession, pickOn } from "./player.ts";
import { storedLogs } from "./visitLog.ts";

test.use({ feed: calm, expectedErrors: /Failed to (load|fetch)|net::ERR/ });

test("a sign-out without a network persists when the network is back, and on the server [session-011]", async ({
  app,
  page,
  context,
}) => {
  await haveSession(page, app.url);
  await page.goto("/en");
  await expect(balanceOf(page)).toBeVisible();
  await page.getByRole("link", { name: "Menu" }).click();
  await expect.poll(async () => (await cookiesOf()).includes("user_token")).toBe(true);
  const logOut = page.getByRole("button", { name: "Log out" }).first();
  // The menu itself has to be there before the network is gone.
  await expect(logOut).toBeVisible();
  await goOffline(page);
  await logOut.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("main").getByText("Guest")).toBeVisible();
  const loaded = page.waitForEvent("load");
  await context.setOffline(false);
  await loaded;
  await expect(page.getByRole("link", { name: "Log in", exact: true }).first()).toBeVisible();
  await expect(balanceOf(page)).toHaveCount(0);
  const check = await page.request.get(`${app.url}/web-api/session/check`);
  expect(await check.json()).toEqual({ user_id: null });
  expect(await page.evaluate(() => localStorage.getItem("tl.signOutOwed"))).toBeNull();

  async function cookiesOf() {
    return (await context.cookies()).map(({ name }) => name);
  }
});

/**
 * Everything this browser stores about the visit: storages, cookies that scripts may read, every line of
 * every log.
 */
async function dump(page: Page): Promise<string> {
  const logs = await storedLogs(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  return [stored, ...logs.flat()].join("\n");
}

test("logging out leaves no bets, balance or log on the device, and keeps the appearance settings", async ({
  app,
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("tl.settings", '{"theme":"dark"}'));
  await haveSession(page, app.url);
  await pickOn(page, await footballPick(app, "live"));
  await page.goto("/en");
  await expect(balanceOf(page)).toBeVisible();
  await page.getByRole("link", { name: "Menu" }).click();
  const money = "1248.5";
  await expect.poll(() => dump(page)).toContain(money);
  const answer = page.waitForResponse(/\/disconnect$/);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Log out" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  expect((await (await answer).allHeaders())["clear-site-data"]).toBe('"cache"');
  await reloaded;
  await expect(page.getByRole("main").getByText("Guest")).toBeVisible();
  await expect.poll(() => dump(page)).not.toContain(money);
  const left = await dump(page);
  expect(left).not.toContain("Main account");
  expect(await page.evaluate(() => localStorage.getItem("tl.settings"))).toContain('"dark"');
  expect(await page.evaluate(() => localStorage.getItem("tl.coupon"))).toMatch(/"bets":\[\]/);
  for (const key of ["tl.betting", "tl.fingerprint", "tl.logOwner", "tl.signOutOwed"])
    expect(await page.evaluate((name) => localStorage.getItem(name), key), key).toBeNull();
});
