import { footballPick } from "./feed.ts";
import { expect, test } from "./fixture.ts";

test("a wide list shows the name of a team in full, however long", async ({ page, app }) => {
  await app.control({ firstScreen: false });
  const long = "Chaicharoen Metropolitan Athletic Under-21";
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route("**/live-feed/v1/games?*", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/("opponent1":\{"id":\d+,"name":)"[^"]*"/, `$1"${long}"`),
    });
  });
  await page.goto("/en/section/live/1");
  const name = page.getByRole("main").getByText(long, { exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a long name of a team hides no line of a handicap, at 360 px and with text of double size", async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route("**/line-feed/v1/games/*", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const long = `$1"Chaicharoen Metropolitan Athletic Under-21"`;
    await route.fulfill({
      response,
      body: body.replace(/("opponent[12]":\{"id":\d+,"name":)"[^"]*"/g, long),
    });
  });
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
  const long = "Chaicharoen Metropolitan Athletic Under-21";
  await page.route("**/live-feed/v1/games?*", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/("opponent1":\{"id":\d+,"name":)"[^"]*"/, `$1"${long}"`),
    });
  });
  await page.goto("/en/section/live/1");
  const name = page.getByRole("main").getByText(long, { exact: true });
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
