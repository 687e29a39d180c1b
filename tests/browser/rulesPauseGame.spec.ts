import type { Page } from "@playwright/test";
import { type App, calm, expect, test as base } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { pass } from "./passing.ts";
import { haveSession, isCounting } from "./player.ts";
import { type SectionOrigin, startSectionOrigin } from "./sectionOrigin.ts";
import { ownPacks } from "./sites.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

/** A site whose game comes from a third party's origin. */
const test = base.extend<object, { origin: SectionOrigin }>({
  origin: [
    async ({}, give) => {
      const origin = await startSectionOrigin();
      await give(origin);
      await origin.stop();
    },
    { scope: "worker" },
  ],
});
test.use({ feed: { ...calm, packsFolder: ownPacks }, expectedErrors: /status of 401/ });

const place = "/en/slots/game/12/paper-koi";
const gameOn = (page: Page) => page.getByText("good-module at");
const closedOn = (page: Page) => page.getByRole("status").filter({ hasText: "closed for now" });
const checkOn = (page: Page) => page.getByRole("alertdialog", { name: /ago$/ });

/** How often the game's own code was called. */
const calls = (page: Page, call: string): Promise<number> =>
  page.evaluate((name) => {
    const seen: unknown = Reflect.get(window, "__calls");
    return typeof seen === "object" && seen !== null ? Number(Reflect.get(seen, name) ?? 0) : 0;
  }, `good-module ${call}`);

async function fiveMinutes(page: Page, app: App, seconds: number): Promise<void> {
  await app.control({ advanceMs: 300_000 });
  await page.clock.fastForward(300_000 - seconds * 1000);
  await pass(page.context(), seconds);
}

test("in the pause after a reality check no game of a third party is on its page, here or on another device; the page says why and how long still, and the game comes back by itself", async ({
  page,
  app,
  axe,
  origin,
  browser,
}, info) => {
  await app.control({
    pack: "XA",
    setLimit: { limitType: 32, limitValue: 10 },
    ...origin.config({ casinoGame: "good-module", topEvents: "good-module" }),
  });
  await page.clock.install();
  await haveSession(page, app.url);
  await goTo(page, place);
  await expect(gameOn(page)).toBeVisible();
  await isCounting(page);
  await fiveMinutes(page, app, 2);
  await expect(gameOn(page)).toBeVisible();
  await fiveMinutes(page, app, 2);
  await expect(checkOn(page)).toBeVisible();
  await expect(gameOn(page)).toHaveCount(0);
  await expect(closedOn(page)).toContainText("Answer the reality check first.");
  expect([await calls(page, "mount"), await calls(page, "unmount")]).toEqual([1, 1]);
  await checkOn(page).getByRole("button", { name: "Continue", exact: true }).click();
  await expect(checkOn(page)).toBeHidden();

  const why = /A pause after your reality check\. Play opens again at \d\d:\d\d\. 5 min left\./;
  await expect(closedOn(page)).toContainText(why);
  await expect(gameOn(page)).toHaveCount(0);
  await expect(closedOn(page).getByRole("link", { name: "Limits and breaks" })).toBeVisible();
  await looksRight(page, axe);

  // Only what is played is closed.
  await goTo(page, "/en/top-events");
  await expect(gameOn(page)).toBeVisible();
  await goTo(page, place);
  await expect(closedOn(page)).toBeVisible();
  await expect(gameOn(page)).toHaveCount(0);
  await page.reload();
  await expect(closedOn(page)).toContainText("A pause after your reality check.");
  expect(await calls(page, "mount")).toBe(0);
  await goTo(page, place.replace("/en/", "/ru/"));
  await expect(page.getByRole("status").filter({ hasText: "Игра пока закрыта" })).toContainText(
    /Пауза после проверки реальности\. Игра откроется в \d\d:\d\d\. Осталось [45] мин\./,
  );

  const context = await browser.newContext({ baseURL: app.url });
  const other = await context.newPage();
  await haveSession(other, app.url);
  await other.goto(place);
  await expect(closedOn(other)).toContainText("A pause after your reality check.");
  expect(await calls(other, "mount")).toBe(0);
  await context.close();

  await goTo(page, place);
  await app.control({ advanceMs: 180_000 });
  await page.clock.fastForward("02:58");
  await pass(page.context(), 4);
  await expect(closedOn(page)).toContainText("2 min left.");
  await app.control({ advanceMs: 120_000 });
  await page.clock.fastForward("01:50");
  await pass(page.context(), 12);
  await expect(gameOn(page)).toBeVisible();
  await expect(closedOn(page)).toHaveCount(0);
  await goTo(page, "/en");
  await verifyVisit(page, info, ["RealityAnswered", "RealityPauseBegan", "RealityPauseEnded"]);
});
