import { calm, expect, test } from "./fixture.ts";
import { balanceOf, fillSignIn } from "./player.ts";

test.use({
  feed: calm,
  // Such a page is no secure context: the browser says that it leaves out a header that only those may have.
  expectedErrors: /Cross-Origin-Opener-Policy/,
});

test("over plain http on a name of the own network the app works, and a player signs in", async ({
  app,
  page,
}) => {
  const { port } = new URL(app.url);
  await page.goto(`http://phone.test:${port}/en`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(`http://phone.test:${port}/en/user/login`);
  await fillSignIn(page);
  await expect(balanceOf(page)).toBeVisible();
});
