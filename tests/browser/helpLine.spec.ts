import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";

test.use({ feed: calm });

for (const [pack, name, href] of [
  ["US-PA", /call 1-800-GAMBLER/, "tel:+18004262537"],
  ["DE", /Beratung, vertraulich und kostenlos: 0800 1 37 27 00/, "tel:+498001372700"],
  ["MT", /Call the helpline 1777/, "tel:1777"],
] as const)
  test(`under the pack of ${pack} the foot of a page has its help line, in Russian too`, async ({
    page,
    app,
    axe,
  }) => {
    await app.control({ pack });
    await page.goto("/ru/office/menu");
    const line = page.getByRole("contentinfo").getByRole("link", { name });
    await expect(line).toHaveAttribute("href", href);
    await line.scrollIntoViewIfNeeded();
    await looksRight(page, axe);
  });

test("a number that is known second-hand only is shown nowhere", async ({ page, app }) => {
  await app.control({ pack: "SE" });
  await page.goto("/en/office/menu");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("contentinfo").locator('a[href^="tel:"]')).toHaveCount(0);
});
