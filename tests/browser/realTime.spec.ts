import { expect, moving, test } from "./fixture.ts";

test.use(moving);

test.use({ feed: { speed: 5 } });

for (const [name, path] of [
  ["home", "/en"],
  ["the live list", "/en/section/live"],
] as const) {
  test(`prices move on ${name} by themselves`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("button", { name: /, odds up$/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /, odds down$/ }).first()).toBeVisible();
  });
}
