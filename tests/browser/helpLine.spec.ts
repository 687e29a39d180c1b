import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";

test.use({ feed: calm });

test("under the pack of Pennsylvania the foot of a page has its help line, in Russian too", async ({
  page,
  app,
  axe,
}) => {
  await app.control({ pack: "US-PA" });
  await page.goto("/ru/office/menu");
  const line = page.getByRole("contentinfo").getByRole("link", { name: /call 1-800-GAMBLER/ });
  await expect(line).toHaveAttribute("href", "tel:+18004262537");
  await line.scrollIntoViewIfNeeded();
  await looksRight(page, axe);
});
