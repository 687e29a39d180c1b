import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { hebrewTexts } from "../kit/hebrew.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

/** The app's words in letters that are read from right to left, and the page with them. */
async function speakHebrew(page: Page): Promise<void> {
  await page.route(/\/assets\/ru-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default ${JSON.stringify(hebrewTexts())};`,
    }),
  );
}

/**
 * Numbers whose sign stands behind them, or whose groups of digits have changed places, as they are painted. The two halves
 * of a score are where the two sides are, from right to left too.
 */
const misread = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility() || element.closest(".vh, script, style") !== null) continue;
      // What is written in one piece may be several nodes.
      const places: (readonly [Node, number])[] = [];
      let written = "";
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : " ";
        [...text].forEach((_letter, at) => places.push([node, at]));
        written += text;
      }
      const boxOf = (at: number): DOMRect => {
        const [node, offset] = places[at] ?? [element, 0];
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return range.getBoundingClientRect();
      };
      const marks = [/[×+−-][€$£]?\d/g, /\d\u00a0\d/g, /\d%/g].flatMap((form) => [
        ...written.matchAll(form),
      ]);
      for (const { 0: mark, index } of marks) {
        const [first, last] = [boxOf(index), boxOf(index + mark.length - 1)];
        if (first.top === last.top && first.left > last.left)
          found.push(`${written} in ${element.parentElement?.textContent}`);
      }
    }
    return [...new Set(found)];
  });

test("numbers keep their signs and the order of their digits where words are read from right to left [i18n-008]", async ({
  page,
  app,
}) => {
  await app.control({ firstScreen: false });
  await speakHebrew(page);
  await haveSession(page, app.url);
  const line = (await footballPicks(app, "line")).slice(0, 4);
  const [live] = await footballPicks(app, "live");
  if (live === undefined) throw new Error("no live match");
  const ofAll: Record<string, readonly string[]> = {};
  const look = async (name: string) => {
    await settled(page);
    await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
    ofAll[name] = await misread(page);
    await page.locator("html").evaluate((html) => html.setAttribute("dir", "ltr"));
  };
  for (const pick of [...line, live])
    await app.control({ setPrice: { outcomeId: pick.outcomeId, coef: pick.coef } });
  await page.goto("/en");
  await pickOn(page, live);
  await goTo(page, "/en/coupon");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  for (const pick of line) await pickOn(page, pick);
  await page.goto("/ru");
  await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
  await expect(page.locator("ol li").first()).toBeVisible();
  await look("home");
  await page.goto(live.path.replace("/en", "/ru"));
  await look("game");
  await goTo(page, "/ru/coupon");
  await look("coupon");
  await app.control({ settleGame: { gameId: live.gameId, result: "won" } });
  await goTo(page, "/ru/office/history");
  await expect(page.getByRole("main").getByText(/^\+\d/).first()).toBeVisible();
  await look("history");
  expect(ofAll).toEqual({ home: [], game: [], coupon: [], history: [] });
});
