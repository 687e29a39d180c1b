import { expect, test } from "./fixture.ts";
import { isPriceShown, watch } from "./watch.ts";

for (const [name, path] of [
  ["home", "/en"],
  ["the live list", "/en/section/live"],
] as const) {
  test(`prices move on ${name} by themselves`, async ({ page }) => {
    await page.goto(path);
    await isPriceShown(page);
    expect((await watch(page)).moves).toBeGreaterThan(0);
  });
}
