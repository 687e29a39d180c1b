import { calm, expect, test } from "./fixture.ts";
import { balanceOf, fillSignIn } from "./player.ts";

test.use({
  feed: calm,
  // Such a page is not a secure context: the browser reports that it ignores a header that requires one.
  expectedErrors: /Cross-Origin-Opener-Policy/,
});

test("over plain http on a local network name the app works, and a player signs in", async ({
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
