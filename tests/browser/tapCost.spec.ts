import type { Page } from "@playwright/test";
import { footballPick, footballPicks } from "./feed.ts";
import { expect, moving, test } from "./fixture.ts";
import { pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { goTo } from "./walk.ts";
import { isPriceShown } from "./watch.ts";

test.use(moving);

type Counters = Readonly<Record<string, number>>;

/** The browser's own counters, after its garbage was collected. */
async function countersOf(page: Page): Promise<() => Promise<Counters>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
}

/** What the browser did for `change`. */
const tracedBy = (page: Page, change: () => Promise<unknown>) =>
  test.step("trace", async () => {
    const browser = page.context().browser();
    if (browser === null) throw new Error("the page has no browser");
    await browser.startTracing(page, { categories: ["devtools.timeline", "blink"] });
    await change();
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly {
        readonly name: string;
        readonly args: { readonly elementCount?: number };
      }[];
    };
    return trace.traceEvents;
  });

/** How many elements the styles of this page are worked out for by what `change` does to a price. */
const restyledBy = async (page: Page, change: () => Promise<unknown>) =>
  (await tracedBy(page, change))
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);

/** How many times the page was divided into layers anew. */
const layeredBy = async (page: Page, change: () => Promise<unknown>) =>
  (await tracedBy(page, change)).filter(({ name }) => name === "PaintArtifactCompositor::Update")
    .length;

test("a tap on a price restyles what was tapped, not the page", async ({ page, app }) => {
  const picks = await footballPicks(app, "live");
  await page.goto("/en/section/live/1");
  await isPriceShown(page);
  const cellOf = (at: number) =>
    page
      .getByRole("group", { name: picks[at]?.game ?? "" })
      .getByRole("button")
      .first();
  // The first tap brings the coupon's code.
  await cellOf(0).tap();
  await expect(cellOf(0)).toHaveAttribute("aria-pressed", "true");
  await settled(page);
  const restyled = await restyledBy(page, async () => {
    await cellOf(1).tap();
    await expect(cellOf(1)).toHaveAttribute("aria-pressed", "true");
    await settled(page);
  });
  const buttons = await page.locator("main :is(a, button)").count();
  expect(buttons, "enough to notice").toBeGreaterThan(40);
  expect(restyled.length, "styles were worked out").toBeGreaterThan(0);
  expect(Math.max(...restyled), "elements at once").toBeLessThan(buttons / 2);
});

test("the tap of the first pick looks no code up: it is asked for when the tap is answered", async ({
  page,
  app,
}) => {
  await footballPicks(app, "live");
  await page.goto("/en/section/live/1");
  await isPriceShown(page);
  await settled(page);
  const cell = page.locator("main button[data-label]:not([aria-disabled])").first();
  const links = page.locator("link[rel=modulepreload], link[rel=stylesheet]");
  const before = await links.count();
  const inTurn = await cell.evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelectorAll("link[rel=modulepreload], link[rel=stylesheet]").length;
  });
  expect(inTurn).toBe(before);
  await expect(cell).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => links.count()).toBeGreaterThan(before);
});

test("a tap on a price leaves the layers of the page as they are, and nothing in a list moves by itself", async ({
  page,
  app,
}) => {
  const picks = await footballPicks(app, "live");
  await page.goto("/en/section/live/1");
  await isPriceShown(page);
  await settled(page);
  expect(await page.evaluate(() => document.getAnimations().length), "animations").toBe(0);
  const cellOf = (at: number) =>
    page
      .getByRole("group", { name: picks[at]?.game ?? "" })
      .getByRole("button")
      .first();
  const pick = async (at: number) => {
    await cellOf(at).tap();
    await expect(cellOf(at)).toHaveAttribute("aria-pressed", "true");
    await settled(page);
  };
  // The first brings the coupon's code, and the number of bets in the bar.
  await pick(0);
  const layered: number[] = [];
  for (const at of [1, 2, 3]) {
    // What scrolls in comes with its layers.
    await cellOf(at).scrollIntoViewIfNeeded();
    await settled(page);
    layered.push(await layeredBy(page, () => pick(at)));
  }
  // The feed may change a match meanwhile; the taps themselves change nothing.
  expect(Math.min(...layered), layered.join()).toBe(0);
  const removed = async () => {
    await cellOf(1).tap();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await painted(page);
  };
  expect(await layeredBy(page, removed), "a message is a layer, so they are counted").not.toBe(0);
});

/** What the last change brought is on screen. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );

test("the coupon that opens or closes over a list does not restyle the page", async ({
  page,
  app,
}) => {
  await pickOn(page, await footballPick(app, "live"));
  await goTo(page, "/en/section/live");
  await isPriceShown(page);
  const link = page.getByRole("link", { name: "Coupon, 1 bet" });
  const panel = page.getByRole("dialog", { name: "Coupon (1)" });
  const open = async () => {
    // A tap of the runner would scroll the page first, and so bring other matches.
    const place = await link.boundingBox();
    if (place === null) throw new Error("the bar has no coupon");
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await expect(panel).toBeVisible();
    await painted(page);
  };
  const close = async () => {
    await press(panel.getByRole("button", { name: "Close" }));
    await expect(panel).toBeHidden();
    await painted(page);
  };
  // The first time brings its code.
  await open();
  await close();
  // Styles of parts that come at rest restyle the page as well.
  await settled(page);
  const buttons = await page.locator("main :is(a, button)").count();
  for (const change of [open, close]) {
    const restyled = await restyledBy(page, change);
    expect(restyled.filter((count) => count > buttons / 2).length, change.name).toBe(0);
  }
});

test("prices that move leave no element, listener or animation behind", async ({ page, app }) => {
  const { outcomeId, outcome } = await footballPick(app, "live");
  await page.goto("/en/section/live/1");
  await isPriceShown(page);
  const counters = await countersOf(page);
  const move = async (coef: number) => {
    await app.control({ setPrice: { outcomeId, coef } });
    const name = new RegExp(`^${outcome}[^,]*, ${coef.toFixed(2)}, odds (up|down)$`);
    await expect(page.getByRole("button", { name }).first()).toBeVisible();
  };
  await move(2.1);
  // Parts of the page that come late bring listeners of their own.
  await settled(page);
  // The dots of live matches pulse three times when they appear.
  const animations = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(animations, "animations").toBe(0);
  const before = await counters();
  for (const coef of [2.2, 2.3, 2.25, 2.35]) await move(coef);
  const after = await counters();
  expect((after["JSEventListeners"] ?? 0) - (before["JSEventListeners"] ?? 0)).toBeLessThan(5);
  expect((after["Nodes"] ?? 0) - (before["Nodes"] ?? 0)).toBeLessThan(20);
  const calm = page.getByRole("button", { name: new RegExp(`^${outcome}[^,]*, 2.35$`) });
  await expect(calm.first(), "the move is no news any more").toBeVisible();
});
