import { calm, expect, test } from "./fixture.ts";
import { balanceOf, fillSignIn } from "./player.ts";

const executablePath = process.env["TOUCHLINE_CHROMIUM"];

test.use({
  feed: calm,
  // Such a page is no secure context: the browser says that it leaves out a header that only those may have.
  expectedErrors: /Cross-Origin-Opener-Policy/,
  launchOptions: {
    args: ["--host-resolver-rules=MAP phone.test 127.0.0.1"],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
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
