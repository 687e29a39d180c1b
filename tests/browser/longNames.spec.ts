import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { expect, test } from "./fixture.ts";

const long = "Chaicharoen Metropolitan Athletic Under-21";

/** Both sides of every match in these answers have the name. */
async function withLongNames(page: Page, answers: string): Promise<void> {
  await page.route(answers, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const named = body.replace(/("opponent[12]":\{"id":\d+,"name":)"[^"]*"/g, `$1"${long}"`);
    await route.fulfill({ response, body: named });
  });
}

test("a wide list shows the name of a team in full, however long", async ({ page, app }) => {
  await app.control({ firstScreen: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await withLongNames(page, "**/live-feed/v1/games?*");
  await page.goto("/en/section/live/1");
  const name = page.getByRole("main").getByText(long, { exact: true }).first();
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a long name of a team hides no line of a handicap, at 360 px and with text of double size", async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withLongNames(page, "**/line-feed/v1/games/*");
  await app.control({ firstScreen: false });
  await page.goto((await footballPick(app, "line")).path);
  const lines = page.locator("main [data-rest]");
  const hidden = () =>
    lines.evaluateAll((all) =>
      all
        .filter(
          (line) =>
            line.scrollHeight > line.clientHeight * 1.1 || line.scrollWidth > line.clientWidth,
        )
        .map((line) => line.getAttribute("data-rest")),
    );
  await expect(lines.first()).toBeVisible();
  expect(
    await lines.evaluateAll((all) => all.map((line) => line.getAttribute("data-rest"))),
  ).toContain("(−1)");
  expect(await hidden()).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await hidden()).toEqual([]);
});

test("in a right-to-left page a long Latin name is cut off at its end", async ({ page, app }) => {
  await app.control({ firstScreen: false });
  await withLongNames(page, "**/live-feed/v1/games?*");
  await page.goto("/en/section/live/1");
  const name = page.getByRole("main").getByText(long, { exact: true }).first();
  await expect(name).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const isShown = (from: number) =>
    name.evaluate((element, at) => {
      const letter = document.createRange();
      letter.setStart(element.firstChild ?? element, at);
      letter.setEnd(element.firstChild ?? element, at + 1);
      const [box, own] = [element.getBoundingClientRect(), letter.getBoundingClientRect()];
      return own.left >= box.left - 1 && own.right <= box.right + 1;
    }, from);
  expect(await isShown(0)).toBe(true);
  expect(await isShown(long.length - 1)).toBe(false);
});
