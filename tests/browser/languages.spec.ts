import type { Page } from "@playwright/test";
import { pseudoWords } from "../kit/pseudo.ts";
import { footballPick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { haveSession, pickOn } from "./player.ts";

test.use({ feed: calm });

/** Puts a language that nobody speaks, 40 % longer than English, in the place of Russian. */
async function speakPseudo(page: Page): Promise<void> {
  const words = Object.fromEntries(
    Object.entries(pseudoWords()).map(([domain, phrases]) => [
      domain,
      Object.fromEntries(
        Object.entries(phrases).flatMap(([key, text]) =>
          // Russian has more forms of a plural than English.
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

type Screen = readonly [string, (page: Page, app: App) => Promise<void>];
const at = (name: string, path: string): Screen => [
  name,
  async (page) => {
    await page.goto(path);
  },
];

const screens: readonly Screen[] = [
  at("home", "/ru"),
  at("the live list", "/ru/section/live/1"),
  at("the line", "/ru/section/line"),
  [
    "a match",
    async (page, app) => {
      const { path } = await footballPick(app, "live");
      await page.goto(path.replace(/^\/en/, "/ru"));
    },
  ],
  [
    "the coupon",
    async (page, app) => {
      await haveSession(page, app.url);
      await pickOn(page, await footballPick(app, "line"));
      await page.goto("/ru/coupon");
    },
  ],
  at("sign-in", "/ru/user/login"),
  [
    "the history",
    async (page, app) => {
      await haveSession(page, app.url);
      await page.goto("/ru/office/history");
    },
  ],
  at("the menu", "/ru/office/menu"),
  at("the report", "/ru/office/report"),
  at("registration", "/ru/registration"),
  at("information", "/ru/information"),
  at("an information page", "/ru/information/about"),
  at("the rules", "/ru/information/rules"),
  at("news", "/ru/news"),
  at("an address that leads nowhere", "/ru/nowhere/at/all"),
];

/** Elements of the page that stick out of it, or whose words run out of their button. */
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

for (const [name, open] of screens) {
  test(`${name}: longer words fit 360 px, from left to right and from right to left [i18n-008]`, async ({
    page,
    app,
  }) => {
    await speakPseudo(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, app);
    await expect(page.getByText("⟦").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await sticksOut(page)).toEqual({ overflow: 0, tight: [] });
    await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
    expect(await sticksOut(page)).toEqual({ overflow: 0, tight: [] });
  });
}
