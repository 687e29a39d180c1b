import { expect, moving, test } from "./fixture.ts";

test.use(moving);

test("flags of the remote config turn on what the site leaves off [config-006]", async ({
  page,
  app,
}) => {
  await app.control({ experiments: { snowfall: true, appsBanner: true } });
  await page.goto("/en");
  await expect(page.locator("[data-part='snow'] i")).toHaveCount(40);
  await expect(page.getByRole("button", { name: "Hide this offer" })).toBeVisible();
  await app.control({ experiments: {} });
  await page.goto("/en");
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeAttached();
  await expect(page.locator("[data-part='snow']")).toHaveCount(0);
});
