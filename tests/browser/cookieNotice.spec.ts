import type { BrowserContext, Locator, Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn } from "./player.ts";
import { settled } from "./settled.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const menu = "/en/office/menu";
const notice = (page: Page) => page.getByRole("region", { name: "Cookies on this site" });
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);
const daysLeft = (expires: number) => (expires - Date.now() / 1000) / 86_400;

test.describe("a visitor who has not been asked about cookies", () => {
  test.use({ consent: null });

  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox();
    if (box === null) throw new Error("what is compared has no box");
    return box;
  };
  /** Neither covers the other. */
  async function apart(one: Locator, other: Locator): Promise<void> {
    const [a, b] = [await boxOf(one), await boxOf(other)];
    expect(a.y + a.height <= b.y + 0.5 || b.y + b.height <= a.y + 0.5, "they lie apart").toBe(true);
  }

  test("is asked above the bottom bar; axe reports nothing, and it fits [ui-010]", async ({
    page,
    axe,
  }) => {
    await page.goto("/en");
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole("navigation", { name: "Main" });
    await apart(notice(page), bar);
    await looksRight(page, axe);
    await expect(notice(page)).toBeInViewport();
    await apart(notice(page), bar);
  });

  test("takes no tap that was meant for what it came over", async ({ page }) => {
    await page.goto("/en");
    const button = notice(page).getByRole("button").first();
    await expect(button).toBeVisible();
    /** Whether a tap on the button would reach it, so long after the notice came. */
    const isReached = (afterMs: number) =>
      button.evaluate((element, time) => {
        for (const animation of element.closest("section")?.getAnimations() ?? [])
          animation.currentTime = time;
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return element.contains(hit);
      }, afterMs);
    await button.evaluate((element) => {
      const section = element.closest("section");
      // It comes anew.
      section?.style.setProperty("display", "none");
      void section?.offsetHeight;
      section?.style.removeProperty("display");
      for (const animation of section?.getAnimations() ?? []) animation.pause();
    });
    expect(await isReached(399)).toBe(false);
    expect(await isReached(400)).toBe(true);
  });

  test("reaches the answers after the page and before the bar, and nothing covers the focused element [ui-010]", async ({
    page,
  }) => {
    await page.goto("/en/section/line/1");
    await expect(notice(page)).toBeVisible();
    await page.getByRole("main").focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Tab");
      const isHidden = await page.evaluate(() => {
        const [focused, asked] = [
          document.activeElement,
          document.querySelector("section:has(> h2 + div a[href$=cookies])"),
        ];
        if (focused === null || asked === null || !focused.closest("main")) return null;
        return focused.getBoundingClientRect().bottom > asked.getBoundingClientRect().top + 1;
      });
      if (isHidden === null) break;
      expect(isHidden, `what the Tab key reached at step ${step} lies behind the question`).toBe(
        false,
      );
    }
    await notice(page).getByRole("button", { name: "Accept all" }).focus();
    await page.keyboard.press("Tab");
    await expect(notice(page).getByRole("button", { name: "Necessary only" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("navigation", { name: "Main" }).locator(":focus")).toBeVisible();
  });

  test("keeps the focus in the page after the answer, without scrolling [ui-010]", async ({
    page,
  }) => {
    await page.goto("/en");
    await notice(page).getByRole("button", { name: "Necessary only" }).press("Enter");
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("answers once, and is not asked again [ui-010] [settings-010]", async ({
    page,
    context,
  }) => {
    await page.goto("/en");
    await expect(notice(page)).toBeVisible();
    expect(await cookieOf(context, "window_width")).toBeUndefined();
    await notice(page).getByRole("button", { name: "Choose" }).click();
    await notice(page).getByRole("switch", { name: "Functional" }).click();
    await notice(page).getByRole("button", { name: "Save choice" }).click();
    await expect(notice(page)).toBeHidden();
    const cookie = await cookieOf(context, "cookies_agree_type");
    expect(cookie?.value).toBe("functional");
    expect(Math.round(daysLeft(cookie?.expires ?? 0))).toBe(365);
    expect(await cookieOf(context, "window_width")).toMatchObject({ value: "390" });
    await page.goto(menu);
    await page.getByRole("button", { name: "Cookies Functional" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Necessary only" }).click();
    await expect(page.getByRole("button", { name: "Cookies Necessary only" })).toBeVisible();
    expect(await cookieOf(context, "window_width")).toBeUndefined();
    await expect(notice(page)).toBeHidden();
  });

  test("can still place a bet: the coupon is not covered [ui-010]", async ({ page, app }) => {
    await haveSession(page, app.url);
    await pickOn(page, await footballPick(app, "live"));
    await goTo(page, "/en/coupon");
    const place = page.getByRole("button", { name: "Place bet" });
    await expect(place).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await apart(notice(page), place);
    await place.click({ trial: true });
  });

  test("sees the question beside the coupon on a wide page [ui-010]", async ({ page, axe }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/en");
    await expect(notice(page)).toBeInViewport();
    const [asked, coupon] = [
      await boxOf(notice(page)),
      await boxOf(page.getByRole("complementary", { name: "Coupon" })),
    ];
    expect(asked.x + asked.width).toBeLessThanOrEqual(coupon.x);
    await axe();
  });

  test("their answer is reported to a server that asks for it, and its time is not kept [settings-016] [call-settings-001]", async ({
    page,
    app,
  }) => {
    await wantingLog(app, true);
    let timesReported = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/cookies-agreement")) timesReported += 1;
    });
    await page.goto("/en");
    const [asked] = await Promise.all([
      page.waitForRequest("**/web-api/user/cookies-agreement"),
      notice(page).getByRole("button", { name: "Accept all" }).click(),
    ]);
    expect(asked.postDataJSON()).toEqual({
      cookiesAgreeTime: expect.any(Number),
      cookiesAgreeType: "all",
    });
    expect((await asked.response())?.status()).toBe(200);
    await expect.poll(() => stored(page, "tl.cookiesAgreeTime")).toBeNull();
    await settled(page);
    expect(timesReported).toBe(1);
    await wantingLog(app, false);
  });
});

const wantingLog = (app: App, isLoggingEnabled: boolean) =>
  app.control({
    config: isLoggingEnabled ? { cookieConsent: { isPopupEnabled: true, isLoggingEnabled } } : null,
  });
