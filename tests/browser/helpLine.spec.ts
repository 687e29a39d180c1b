import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { pickOn } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

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

test("a page without its foot has it all the same: the coupon above its button, and one whose foot the site hides", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({
    pack: "MT",
    config: { pages: { hiddenParts: [{ route: "menu", parts: ["footer"] }] } },
  });
  const line = page.getByRole("link", { name: /Call the helpline 1777/ });
  await page.goto("/en/office/menu");
  await expect(line).toHaveAttribute("href", "tel:1777");
  await expect(page.getByRole("link", { name: "Responsible gaming" })).toHaveCount(0);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await expect(line).toHaveAttribute("href", "tel:1777");
  await line.scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport({ ratio: 1 });
  await looksRight(page, axe);
  await goTo(page, "/en");
  await verifyVisit(page, info, ["SiteConfigAnswered"]);
});

test("a bare page has it at its end: the rules in a frame and the statistics in a window", async ({
  page,
  app,
  axe,
}, info) => {
  await app.control({ pack: "MT" });
  const line = page.getByRole("link", { name: /Call the helpline 1777/ });
  for (const path of ["/ru/information/rules-frame", "/en/statisticpopup"]) {
    await page.goto(path);
    await expect(page.locator("html"), path).toHaveAttribute("data-layout", "empty");
    await expect(line, path).toHaveAttribute("href", "tel:1777");
    await expect(page.getByRole("contentinfo").getByRole("link"), path).toHaveCount(1);
    // What comes above it would push it down again.
    await settled(page);
    await line.scrollIntoViewIfNeeded();
    await expect(line, path).toBeInViewport({ ratio: 1 });
    // The rules are framed by a page that has their title.
    if (path.includes("rules")) await axe("region", "color-contrast");
    else await looksRight(page, axe);
  }
  await goTo(page, "/en");
  await verifyVisit(page, info, ["SiteConfigAnswered"]);
});

test.describe("a page in place of the site", () => {
  test.use({ expectedErrors: /503 \(Service Unavailable\)|403 \(Forbidden\)/ });

  test("has it too: maintenance, and a country that is not served", async ({ page, app, axe }) => {
    await app.control({ pack: "MT", block: 1 });
    const line = page.getByRole("link", { name: /Call the helpline 1777/ });
    await page.goto("/en");
    await expect(page.locator("html")).toHaveAttribute("data-layout", "blocked");
    await expect(line).toBeInViewport({ ratio: 1 });
    await looksRight(page, axe);
    // A page that is still open could ask for a script, and be answered that the site is closed.
    await page.goto("about:blank");
    await app.control({ block: null, maintenance: { isActive: true } });
    await page.goto("/en");
    await expect(page.getByRole("heading", { name: "We are marking the lines" })).toBeVisible();
    await expect(line).toBeInViewport({ ratio: 1 });
    await looksRight(page, axe);
  });
});

test("a number that is known second-hand only is shown nowhere", async ({ page, app }) => {
  await app.control({ pack: "SE" });
  await page.goto("/en/office/menu");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("contentinfo").locator('a[href^="tel:"]')).toHaveCount(0);
});
