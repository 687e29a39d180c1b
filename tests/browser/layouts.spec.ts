import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixture.ts";
import { settled } from "./settled.ts";
import { measureShifts, shifts, sumOf } from "./shifts.ts";
import { goWithin } from "./walk.ts";

test.use(moving);

const footer = (page: Page) => page.getByRole("contentinfo");
const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });
/** The logo in the header of home. */
const brand = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Touchline, home" });
const arrived = (page: Page) => expect(footer(page).getByRole("link").first()).toBeAttached();

const everything = {
  registration: { isAllowed: true, isTelegramWidgetShown: true },
  telegram: { bot: "touchline_bot" },
  pages: { isDownloadAppsBannerShown: true },
  snowfall: { isEnabled: true, count: 40 },
  geo: { countryId: 66 },
};

test("the frame of home, a list, the login page and the coupon appears without layout shifts [layouts-001]", async ({
  page,
  app,
}) => {
  await app.control({ config: everything });
  await measureShifts(page);
  for (const path of ["/en", "/en/section/live/1", "/en/user/login", "/en/coupon"]) {
    await page.goto(path);
    // The coupon page ends with its own button.
    if (path !== "/en/coupon") await arrived(page);
    await settled(page);
    const seen = await shifts(page);
    expect(sumOf(seen), `${path}: ${seen.join("; ")}`).toBeLessThan(0.02);
  }
});

test("the main layout has all of its parts, and reads well [layouts-001] [ui-009]", async ({
  page,
  app,
  axe,
}) => {
  await app.control({ config: everything });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  await arrived(page);
  await expect(nav(page)).toBeVisible();
  await expect(brand(page)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Register" })).toBeVisible();
  await expect(footer(page).getByRole("link", { name: "About" }).first()).toBeVisible();
  const bot = page.getByRole("link", { name: "Open the bot" });
  await expect(bot).toHaveAttribute("href", "https://t.me/touchline_bot?start=registration");
  const logo = footer(page).getByRole("img");
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(96);
  await axe();
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width(), "at 360 px").toBe(360);
  await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
  expect(await width(), "from right to left").toBe(360);
});

test("the app banner can be closed for this tab only [layouts-001]", async ({ page, app }) => {
  const cookieConsent = { isPopupEnabled: false };
  await app.control({ config: { ...everything, cookieConsent } });
  await page.goto("/en");
  const banner = page.getByRole("region", { name: "Touchline as an app" });
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/en/mobile");
  await banner.getByRole("button", { name: "Hide this offer" }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await arrived(page);
  await expect(banner).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto("/en");
  await arrived(other);
  await expect(other.getByRole("region", { name: "Touchline as an app" })).toBeVisible();
});

test.describe("a layout without a frame", () => {
  // Requests from before the page knows that the site is closed are refused by the site.
  test.use({ expectedErrors: /503 \(Service Unavailable\)/ });

  test("shows only the content [layouts-002] [layouts-006]", async ({ page, app }) => {
    await page.goto("/en/thankyou");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-layout", "empty");
    await expect(nav(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
    await app.control({ maintenance: { isActive: true } });
    await page.goto("/en");
    await expect(page.getByRole("heading", { name: "We are marking the lines" })).toBeVisible();
    await expect(nav(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
  });
});

test("the headless layout has a footer and no header [layouts-005]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const head = page.getByRole("region", { name: "Touchline" });
  await page.goto("/en");
  await expect(head.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.goto("/en/user/login");
  await arrived(page);
  await expect(head).toHaveCount(0);
});

test("the site config can hide parts of a route [layouts-007]", async ({ page, app }) => {
  const hidden = [
    ["home", "/en", "header"],
    ["live", "/en/section/live", "footer"],
    ["line", "/en/section/line", "seo"],
    ["information", "/en/information", "bottomNavigation"],
  ] as const;
  const hiddenParts = hidden.map(([route, , part]) => ({ route, parts: [part] }));
  await app.control({ config: { pages: { hiddenParts } } });
  await page.goto("/en/section/line");
  for (const [, path, part] of hidden) {
    await goWithin(page, path);
    if (part !== "footer") await arrived(page);
    if (part === "header") await expect(brand(page), path).toHaveCount(0);
    await expect(footer(page), path).toHaveCount(part === "footer" ? 0 : 1);
    await expect(nav(page), path).toHaveCount(part === "bottomNavigation" ? 0 : 1);
  }
});

test("icons and styles load from the versioned path that the site names [ui-008]", async ({
  page,
  app,
}) => {
  await app.control({ config: { site: { cdnVersion: "next-1" } } });
  const { version } = await fetch(`${app.url}/web-api/app-version`).then((got) => got.json());
  const loaded = new Set<string>();
  // An operator's next version, served from the files of the current one.
  await page.route("**/cdn/next-1/**", async (route) => {
    const url = new URL(route.request().url());
    const { pathname } = url;
    url.pathname = pathname.replace("next-1", version);
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
    loaded.add(pathname);
  });
  await page.goto("/en");
  const icon = nav(page).locator("use").first();
  await expect(icon).toHaveAttribute("href", /^\/assets\/icons-.+#home$/);
  await expect(icon).toHaveAttribute("href", "/cdn/next-1/icons.svg#home");
  const both = ["/cdn/next-1/icons.svg", "/cdn/next-1/touchline.css"];
  await expect.poll(() => [...loaded].sort()).toEqual(both);
});

test.describe("when the version that the site names is missing", () => {
  test.use({ expectedErrors: /cdn\/lost-1/ });
  test("the app's own icons and styles are used [ui-008]", async ({ page, app }) => {
    await app.control({ config: { site: { cdnVersion: "lost-1" } } });
    const lost = page.waitForResponse("**/cdn/lost-1/icons.svg");
    await page.goto("/en");
    expect((await lost).status()).toBe(404);
    await arrived(page);
    const icon = nav(page).locator("use").first();
    await expect(icon).toHaveAttribute("href", /^\/assets\/icons-.+#home$/);
  });
});

test("40 flakes fall over home, and take neither touches nor space [ui-002]", async ({
  page,
  app,
}) => {
  await app.control({ config: { snowfall: { isEnabled: true, count: 40 } } });
  await page.goto("/en");
  const sky = page.locator("[data-part='snow']");
  await expect(sky.locator("i")).toHaveCount(40);
  expect(await sky.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe("none");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(sky).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  await arrived(page);
  await expect(sky).toHaveCount(0);
});

test.describe("when the links do not load", () => {
  test.use({ expectedErrors: /info\/pages/ });
  test("the footer shows one line, and loads them again [layouts-010]", async ({ page }) => {
    let isDown = true;
    await page.route("**/web-api/info/pages?*", (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.goto("/en");
    const fault = footer(page).getByRole("alert");
    await expect(fault).toContainText("This part did not load");
    isDown = false;
    await fault.getByRole("button", { name: "Refresh" }).click();
    await arrived(page);
    await expect(footer(page).getByRole("link", { name: "About" }).first()).toBeVisible();
    await expect(fault).toHaveCount(0);
  });
});
