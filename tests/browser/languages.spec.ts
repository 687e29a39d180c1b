import type { Page } from "@playwright/test";
import { pseudoTexts } from "../kit/pseudo.ts";
import { footballPick } from "./feed.ts";
import { expect, test } from "./fixture.ts";
import { beyondThePage } from "./looks.ts";
import { haveSession, pickOn } from "./player.ts";
import { goTo, place, walk } from "./walk.ts";

/** Replaces Russian with a pseudo language, 40 % longer than English. */
async function speakPseudo(page: Page): Promise<void> {
  const words = Object.fromEntries(
    Object.entries(pseudoTexts()).map(([domain, phrases]) => [
      domain,
      Object.fromEntries(
        Object.entries(phrases).flatMap(([key, text]) =>
          // Russian has more plural forms than English.
          key.endsWith("_other")
            ? ["few", "many", "other"].map((form) => [key.replace(/other$/, form), text])
            : [[key, text]],
        ),
      ),
    ]),
  );
  await page.route(/\/assets\/ru-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default ${JSON.stringify(words)};`,
    }),
  );
}

const ofVisitors = [
  "/ru",
  "/ru/section/live/1",
  "/ru/section/line",
  "/ru/user/login",
  "/ru/office/menu",
  "/ru/office/report",
  "/ru/registration",
  "/ru/information",
  "/ru/information/about",
  "/ru/information/rules",
  "/ru/news",
  "/ru/nowhere/at/all",
].map((path) => place(path));

/** Elements that overflow the page, or whose words overflow their button. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const tight = [...document.querySelectorAll<HTMLElement>("button, a, h1, h2, label")]
      .filter((element) => getComputedStyle(element).overflowX === "visible")
      .filter((element) => element.textContent?.trim() !== "" && element.clientWidth > 0)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`);
    return { overflow: scrollWidth - clientWidth, tight };
  });

test("a bet is named in the language of the page that shows it", async ({ page, app }) => {
  const pick = await footballPick(app, "line");
  await pickOn(page, pick);
  const main = page.getByRole("main");
  await goTo(page, "/en/coupon");
  await expect(main).toContainText(pick.market);
  await goTo(page, "/ru/coupon");
  await expect(main).toContainText("Исход матча");
  await expect(main).not.toContainText(pick.market);
  await goTo(page, "/en/coupon");
  await expect(main).toContainText(pick.market);
});

test("longer words fit 360 px on every kind of page, left to right and right to left [i18n-008]", async ({
  page,
  app,
}) => {
  await app.control({ firstScreen: false });
  await speakPseudo(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const html = page.locator("html");
  const look = async () => {
    await expect(page.getByText("⟦").first()).toBeVisible();
    expect(await sticksOut(page)).toEqual({ overflow: 0, tight: [] });
    expect(await beyondThePage(page)).toEqual([]);
    await html.evaluate((root) => root.setAttribute("dir", "rtl"));
    expect(await sticksOut(page)).toEqual({ overflow: 0, tight: [] });
    expect(await beyondThePage(page)).toEqual([]);
    await html.evaluate((root) => root.setAttribute("dir", "ltr"));
  };
  await page.goto("/ru");
  const match = (await footballPick(app, "live")).path.replace(/^\/en/, "/ru");
  await walk(page, [...ofVisitors, place(match)], look);

  await haveSession(page, app.url);
  await pickOn(page, await footballPick(app, "line"));
  await goTo(page, "/ru/coupon");
  await walk(page, [place("/ru/coupon"), place("/ru/office/history")], look);
});
