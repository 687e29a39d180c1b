import type { BrowserContext, Page } from "@playwright/test";
import { type App, calm, expect, test } from "./fixture.ts";
import { pass } from "./passing.ts";
import { expectSilence } from "./settled.ts";
import { type SectionOrigin, startSectionOrigin } from "./sectionOrigin.ts";
import { storedLogs } from "./visitLog.ts";
import { enter } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /./ });

/** A page whose section is not built in, so that its whole content is remote. */
const place = "/en/top-events";
const section = "topEvents";

let origin: SectionOrigin;
test.beforeAll(async () => {
  origin = await startSectionOrigin();
});
test.afterAll(() => origin.stop());

/**
 * Faults of a section, by its name at the second origin; the name of the fault in the log; and the seconds
 * until it is detected.
 */
const faults = [
  ["time-out", "silence", "timeout", 10],
  ["connection lost", "cut", "offline", 0],
  ["500", "status-500", "http", 0],
  ["HTML for JSON", "html", "contentType", 0],
  ["null [error-011]", "null", "null", 0],
  ["no app name [error-010]", "no-app-name", "appName", 0],
  ["bad css", "css-missing", "style", 0],
  ["bad script", "script-missing", "script", 0],
  ["throwing script", "script-throws", "registration", 10],
  ["never registers", "never-registers", "registration", 10],
  ["10 MB", "ten-megabytes", "size", 0],
  ["wrong origin", "foreign-script", "address", 0],
] as const;

const refresh = (page: Page) => page.getByRole("button", { name: "Refresh" });

/** Advances the time until a condition is met, and tells how long it was; answers take the real time they need. */
async function passUntil(context: BrowserContext, isSo: () => boolean | Promise<boolean>) {
  let seconds = 0;
  for (; seconds < 120 && !(await isSo()); seconds += 1) await pass(context, 1);
  return seconds;
}

async function open(app: App, page: Page, context: BrowserContext, fault: string): Promise<void> {
  await app.control(origin.config({ [section]: section }));
  origin.serve(section, fault);
  origin.forget();
  await context.clock.install();
  await page.goto(place);
}

/** Advances the time until the page reports that the section failed. */
async function failed(page: Page, context: BrowserContext): Promise<void> {
  const note = page.getByRole("alert").getByText("This part did not load");
  await passUntil(context, () => note.isVisible());
  await expect(note).toBeVisible();
}

/** The page around the section is unchanged. */
async function expectRest(page: Page): Promise<void> {
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Coupon, no bets" })).toBeVisible();
}

/**
 * How often it was requested; the browser retries a lost connection by itself, so those attempts do not
 * count.
 */
const asks = () => origin.count(`/sections/${section}`);
const failures = async (page: Page) =>
  (await storedLogs(page)).flat().filter((line) => line.includes('"SectionFailed"'));

const home = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });

for (const [what, fault, reason, lasts] of faults) {
  test(`a section fails by ${what}: on the first load, on a refresh, and on the way back to it [sections-014] [sections-017] [sections-010]`, async ({
    app,
    page,
    context,
  }) => {
    // The page waits for its answer by its own clock.
    if (fault === "silence") expectSilence(page, `/sections/${section}`);
    await open(app, page, context, fault);
    const seconds = await passUntil(context, () => asks() >= 4);
    expect(seconds, "three detections, and the waits between the tries").toBeLessThan(
      20 + 3 * lasts,
    );
    await pass(context, 10 + lasts);
    await failed(page, context);
    if (fault !== "cut")
      expect(asks(), "the first try, three retries, then it is up to the player").toBe(4);
    const soFar = asks();
    await expectRest(page);

    await refresh(page).click();
    await expect.poll(asks).toBeGreaterThan(soFar);
    await failed(page, context);
    origin.serve(section, "good-module");
    // One refresh per second.
    await pass(context, 2);
    await refresh(page).click();
    await expect(page.getByRole("heading", { name: "Body of good-module" })).toBeVisible();

    await home(page).click();
    await expect(page.getByRole("region", { name: /^Live now/ })).toBeVisible();
    origin.serve(section, fault);
    await page.goBack();
    await failed(page, context);
    await home(page).click();
    await expect(page.getByRole("region", { name: /^Live now/ })).toBeVisible();

    await pass(context, 3);
    const logged = await failures(page);
    expect(logged.length).toBeGreaterThan(5);
    for (const line of logged) expect(line).toContain(`"reason":"${reason}"`);
  });
}

test("a section that fails offline is retried once online, and uses up no retry before that [sections-017]", async ({
  app,
  page,
  context,
}) => {
  await app.control(origin.config({ [section]: section }));
  origin.serve(section, "good-module");
  origin.forget();
  await context.clock.install();
  await page.goto("/en");
  await expect(page.getByRole("region", { name: /^Live now/ })).toBeVisible();
  await pass(context, 3);
  await context.setOffline(true);
  await enter(page, place);
  await pass(context, 20);
  expect(asks()).toBe(0);
  await context.setOffline(false);
  const body = page.getByRole("heading", { name: "Body of good-module" });
  await passUntil(context, () => body.isVisible());
  expect(asks()).toBeGreaterThan(0);
});

test("a section that reports an error with a status replaces the page with an error page [error-013]", async ({
  app,
  page,
  context,
}) => {
  await open(app, page, context, "error-500");
  await pass(context, 1);
  await expect(page.locator("html")).toHaveAttribute("data-status", "500");
  await expect(page.getByRole("heading", { name: "Body of" })).toHaveCount(0);
  await home(page).click();
  await expect(page.getByRole("region", { name: /^Live now/ })).toBeVisible();
});

test("a section that fails after it was ready is fetched again by itself [sections-015] [sections-018]", async ({
  app,
  page,
  context,
}) => {
  await open(app, page, context, "error-ready");
  await expect.poll(asks).toBe(1);
  // It becomes ready each time, so the first wait applies, and the tries never run out.
  await passUntil(context, () => asks() >= 6);
  expect(asks()).toBeGreaterThanOrEqual(6);
  await expectRest(page);
});

test("a section that reports that it is dead is removed, and is not retried [sections-016]", async ({
  app,
  page,
  context,
}) => {
  await open(app, page, context, "dead");
  await expect(
    page.getByRole("heading", { level: 1, name: "This page is not available yet" }),
  ).toBeVisible();
  await pass(context, 10);
  expect(asks()).toBe(1);
  await home(page).click();
  await expect(page.getByRole("region", { name: /^Live now/ })).toBeVisible();
});
