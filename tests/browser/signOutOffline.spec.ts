import { calm, expect, test } from "./fixture.ts";
import { balanceOf, haveSession } from "./player.ts";

test.use({ feed: calm, expectedErrors: /Failed to (load|fetch)|net::ERR/ });

test("a sign-out without network holds when the network is back, and on the server [session-011]", async ({
  app,
  page,
  context,
}) => {
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  await expect(balanceOf(page)).toBeVisible();
  await expect.poll(async () => (await cookiesOf()).includes("user_token")).toBe(true);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Log out" }).click();
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
