import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";

test.use({ feed: calm });

const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filters" }).getByRole("button", { name });
const matches = (page: Page) => page.getByRole("main").getByRole("article");

test("a list by half is kept over a reload, without a whole list in between, and one tap shows all again [sports-001] [settings-006] [settings-018]", async ({
  page,
  axe,
}) => {
  await page.goto("/en/section/live/1");
  await expect(matches(page).filter({ hasText: "2nd half" }).first()).toBeVisible();
  await chip(page, "1st half").click();
  await expect(chip(page, "1st half")).toHaveAttribute("aria-pressed", "true");
  await expect(matches(page).filter({ hasText: "2nd half" })).toHaveCount(0);
  await axe();
  await page.addInitScript(() => {
    // Every second half that was ever to be seen on this page.
    const look = () => {
      for (const row of document.querySelectorAll<HTMLElement>("main article"))
        if (row.innerText.includes("2nd half") && getComputedStyle(row).visibility === "visible")
          document.documentElement.dataset["seen"] = row.innerText;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await expect(chip(page, "1st half")).toHaveAttribute("aria-pressed", "true");
  await expect(matches(page).first()).toBeVisible();
  await expect(matches(page).filter({ hasText: "2nd half" })).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-seen");
  await chip(page, "1st half").click();
  await expect(matches(page).filter({ hasText: "2nd half" }).first()).toBeVisible();
});

test("a list shows the recommended matches alone, also after a reload, with prices that can be tapped [sports-001]", async ({
  page,
  axe,
}) => {
  await page.goto("/en/section/live");
  await expect(matches(page).first()).toBeVisible();
  const all = Number(/\d+/.exec(await page.getByRole("tab", { name: /^Live/ }).innerText())?.[0]);
  const asked = page.waitForResponse(/\/web-api\/recommendations/);
  await chip(page, "Recommended").click();
  const { items } = (await (await asked).json()) as { items: { feed: string; gameId: number }[] };
  const live = items.filter(({ feed }) => feed === "live").length;
  expect(live).toBeGreaterThan(0);
  expect(live).toBeLessThan(all);
  await expect(matches(page)).toHaveCount(live);
  await axe();
  await page.reload();
  await expect(chip(page, "Recommended")).toHaveAttribute("aria-pressed", "true");
  await expect(matches(page)).toHaveCount(live);
  const names = () =>
    matches(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const recommended = await names();
  await matches(page)
    .first()
    .getByRole("button", { name: / to win, / })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await chip(page, "Recommended").click();
  const others = async () => (await names()).filter((name) => !recommended.includes(name));
  await expect.poll(others).not.toEqual([]);
});

test("the titles of the lists are whole beside a balance, in Russian too", async ({
  page,
  app,
}) => {
  await haveSession(page, app.url);
  for (const language of ["en", "ru"]) {
    await page.goto(`/${language}/section/live`);
    await expect(page.getByRole("banner")).toContainText("€");
    const cut = await page
      .locator("[role=tab] > span")
      .evaluateAll((titles) =>
        titles
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut, language).toEqual([]);
  }
});

test("the list that was chosen last is where the bottom bar leads, also after a reload [settings-007] [settings-018]", async ({
  page,
}) => {
  await page.goto("/en");
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Live" }).click();
  await page.getByRole("tab", { name: /^Line/ }).click();
  await expect(page).toHaveURL(/\/en\/section\/line$/);
  await chip(page, "Next 3 hours").click();
  await expect(chip(page, "Next 3 hours")).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("link", { name: "Home" }).click();
  await page.reload();
  await bar.getByRole("link", { name: "Line" }).click();
  await expect(page).toHaveURL(/\/en\/section\/line$/);
  await expect(chip(page, "Next 3 hours")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: /^Live/ }).click();
  await expect(chip(page, "All matches")).toHaveAttribute("aria-pressed", "true");
  await expect(bar.getByRole("link", { name: "Live" })).toHaveAttribute("aria-current", "page");
});

test("a pinned market stays under the finger, and comes first after a reload [settings-006] [settings-018]", async ({
  page,
}) => {
  await page.goto("/en/section/live/1");
  await matches(page).first().getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Find a market" })).toBeVisible();
  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(titles.nth(2)).toBeVisible();
  const name = await titles.nth(2).innerText();
  const star = page.getByRole("button", { name: `Pin ${name} to the top` });
  await star.click();
  await expect(page.getByRole("button", { name: `Unpin ${name}` })).toBeVisible();
  await expect(titles.nth(2)).toHaveText(name);
  await page.reload();
  await expect(titles.first()).toHaveText(name);
  await page.getByRole("button", { name: `Unpin ${name}` }).click();
  await expect(star).toBeVisible();
  await page.reload();
  await expect(star).toBeVisible();
  await expect(titles.nth(2)).toHaveText(name);
});

test("a filter is in the address: of the way back, and of a link that somebody else opens [sports-001]", async ({
  page,
  browser,
  app,
}) => {
  await page.goto("/en/section/live/1");
  await chip(page, "1st half").click();
  await expect(page).toHaveURL(/\/section\/live\/1\?filter=firstPeriod$/);
  await expect(matches(page).filter({ hasText: "2nd half" })).toHaveCount(0);
  await matches(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/section\/live\/1\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?filter=firstPeriod$/);
  await expect(chip(page, "1st half")).toHaveAttribute("aria-pressed", "true");

  // Whoever gets the link has chosen nothing, and sees the same; what they choose then is in force.
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${app.url}/en/section/live/1?filter=firstPeriod`);
  await expect(chip(other, "1st half")).toHaveAttribute("aria-pressed", "true");
  await expect(matches(other).first()).toBeVisible();
  await expect(matches(other).filter({ hasText: "2nd half" })).toHaveCount(0);
  await chip(other, "All matches").click();
  await expect(other).toHaveURL(/\?filter=all$/);
  await expect(matches(other).filter({ hasText: "2nd half" }).first()).toBeVisible();
  // A filter that nobody has is none.
  await other.goto(`${app.url}/en/section/live/1?filter=x`);
  await expect(chip(other, "All matches")).toHaveAttribute("aria-pressed", "true");
  await other.context().close();
});
