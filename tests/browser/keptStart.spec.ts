import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { saveLog, storedLogs, verifyFile } from "./visitLog.ts";

// One of the pages throws on purpose.
test.use({ feed: calm, expectedErrors: /broken on purpose/ });

/** The code of the stored log; without it no page can store anything itself. */
const logCode = /\/assets\/log-[^/]+\.js$/;

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tl.start.")));

/** How a page can end before its log is stored: it is left, closed, or killed. */
const endings: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.goto("about:blank"),
  (page) => page.close(),
  async (page) => {
    const crash = page.waitForEvent("crash");
    const devtools = await page.context().newCDPSession(page);
    // The renderer ends before it can answer.
    devtools.send("Page.crash").catch(() => undefined);
    await crash;
  },
];

test("the start of a page that was left, closed, killed or broken before its log could be stored is in the file of the next page, and verifies", async ({
  page,
  context,
}, info) => {
  for (const end of endings) {
    const ending = await context.newPage();
    await ending.route(logCode, () => new Promise<void>(() => {}));
    await ending.goto("/en/section/live");
    // The app has taken over what stands there.
    await expect(ending.locator("html:not([data-served])")).toBeVisible();
    await end(ending);
  }
  const broken = await context.newPage();
  await broken.route(logCode, () => new Promise<void>(() => {}));
  await broken.addInitScript(() => {
    Object.defineProperty(window, "matchMedia", {
      value: () => {
        throw new TypeError("broken on purpose");
      },
    });
  });
  await broken.goto("/en");
  await expect(broken.getByRole("heading", { name: "The page could not start" })).toBeVisible({
    timeout: 14_000,
  });
  await broken.close();

  await page.goto("/en");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(() => kept(page), "the next page has taken them over").toEqual([]);
  const starts = (await storedLogs(page)).filter(([header = ""]) => header.includes("-start"));
  expect(starts).toHaveLength(4);
  const all = starts.map((lines) => lines.join("\n"));
  for (const entries of all) expect(entries).toContain('"AppStarted"');
  const live = all.filter((entries) => entries.includes('"path":"/en/section/live"'));
  expect(live).toHaveLength(3);
  for (const entries of live) expect(entries).toContain('"FeedListAnswered"');

  const file = await saveLog(page, info);
  const text = gunzipSync(await readFile(file)).toString("utf8");
  expect(text.match(/"format":"touchline\.log"/g)).toHaveLength(5);
  await verifyFile(file);
});

/** Taps the star of the first match, if the app is far enough to hear it; the HTML alone is not. */
const tapStar = (page: Page) =>
  page.evaluate(() => {
    const star = document.querySelector<HTMLElement>('article button[aria-label^="Favourite: "]');
    // React has taken the page over: it marks each element, and the app takes the server's mark away.
    const isMarked = star !== null && Object.keys(star).some((key) => key.startsWith("__react"));
    const isHeard = isMarked && document.documentElement.dataset["served"] === undefined;
    if (isHeard) star?.click();
    return isHeard;
  });

test("a page that is left in its first moments leaves what it had, down to the last tap", async ({
  page,
  context,
}, info) => {
  const left: { readonly path: string; readonly isTapped: boolean }[] = [];
  // Where a start takes longer, the later ones see it.
  for (const [index, ms] of [100, 300, 800, 1500, 4000, 12_000].entries()) {
    if (index >= 4 && left.some(({ isTapped }) => isTapped)) break;
    const path = `/en/section/${["live", "line"][index % 2]}${["", "/1", "/4"][index >> 1]}`;
    const leaving = await context.newPage();
    await leaving.goto(path, { waitUntil: "commit" });
    await leaving.waitForTimeout(ms);
    const isTapped = await tapStar(leaving);
    await leaving.goto("about:blank");
    await leaving.close();
    left.push({ path, isTapped });
  }

  await page.goto("/en");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(() => kept(page), "the next page has taken them over").toEqual([]);
  const visits = (await storedLogs(page)).map((lines) => lines.join("\n"));
  for (const { path } of left.filter(({ isTapped }) => isTapped)) {
    // Two, where the page ended between the first write of its log and its own knowledge of that.
    const ofPage = visits.filter((entries) => entries.includes(`"path":"${path}"`));
    for (const type of ["AppStarted", "FeedListAnswered", "ToggleFavorite"])
      expect(
        ofPage.some((entries) => entries.includes(`"${type}"`)),
        `${path}: ${type}`,
      ).toBe(true);
  }
  await verifyFile(await saveLog(page, info));
});
