import type { BrowserContext, Locator, Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { pass } from "./passing.ts";
import { balanceOf, cellOf, fillSignIn, haveSession, pickOn } from "./player.ts";
import { show } from "./visibility.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

/** Removes these ways of communication between tabs from a browser before it opens pages. */
const without = (context: BrowserContext, ...ways: readonly ("channel" | "locks")[]) =>
  context.addInitScript((names) => {
    if (names.includes("channel")) Reflect.deleteProperty(window, "BroadcastChannel");
    if (names.includes("locks")) Reflect.deleteProperty(Navigator.prototype, "locks");
  }, ways);

/** How often each page has requested the balance since the last check. */
function balanceCalls(...pages: readonly Page[]): () => number[] {
  const counts = pages.map(() => 0);
  pages.forEach((page, index) => {
    page.on("request", (request) => {
      const isBalance = request.url().endsWith("/web-api/user/balance");
      if (isBalance) counts[index] = (counts[index] ?? 0) + 1;
    });
  });
  return () => counts.splice(0, counts.length, ...pages.map(() => 0));
}

for (const [name, ways] of [
  ["BroadcastChannel", []],
  ["storage events", ["channel", "locks"]],
] as const) {
  test(`a coupon is the same in two tabs without a reload, by ${name}`, async ({
    page,
    app,
    context,
  }) => {
    await without(context, ...ways);
    const pick = await footballPick(app, "live");
    const other = await context.newPage();
    await other.goto("/en");
    await pickOn(page, pick);
    await expect(other.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
    await goTo(other, pick.path);
    await expect(cellOf(other, pick)).toHaveAttribute("aria-pressed", "true");
    await cellOf(other, pick).tap();
    await expect(cellOf(page, pick)).toHaveAttribute("aria-pressed", "false");
    const stored = await page.evaluate(() => localStorage.getItem("tl.tabs"));
    expect(stored, "nothing of a message stays in storage").toBeNull();
  });
}

test.describe("logging in and out", () => {
  // What the other tab had asked before it heard of the log-out is refused.
  test.use({ expectedErrors: /status of 401/ });
  test("signing in and out in one tab applies to the other, which sends no disconnect of its own [session-007]", async ({
    page,
    context,
  }) => {
    await page.goto("/en/user/login");
    const other = await context.newPage();
    await other.goto("/en/office/menu");
    await expect(other.getByRole("heading", { name: "Guest" })).toBeVisible();
    const disconnects: string[] = [];
    other.on("request", (request) => {
      if (request.url().endsWith("/disconnect")) disconnects.push(request.url());
    });

    await fillSignIn(page);
    await expect(balanceOf(page)).toBeAttached();
    await expect(other.getByRole("heading", { name: "Guest" })).toBeHidden();
    await expect(other.getByRole("button", { name: "Log out" })).toBeVisible();

    await page.goto("/en/office/menu");
    await page.getByRole("button", { name: "Log out" }).click();
    await page
      .getByRole("alertdialog", { name: "Are you sure you want to log out?" })
      .getByRole("button", { name: "Log out" })
      .click();
    await expect(page.getByRole("heading", { name: "Guest" })).toBeVisible();
    await expect(other.getByRole("heading", { name: "Guest" })).toBeVisible();
    expect(disconnects).toEqual([]);
  });
});

const moneyOf = (page: Page): Locator => page.getByRole("heading", { name: /^Main account/ });

for (const ways of [[], ["locks"]] as const) {
  const how = ways.length === 0 ? "by the browser's lock" : "by beats, without locks";
  test(`the visible tab requests the balance and the other receives it, ${how}`, async ({
    page,
    app,
    context,
  }) => {
    await without(context, ...ways);
    await haveSession(page, app.url);
    const other = await context.newPage();
    await context.clock.install();
    // By its pace, not by when a held one is answered.
    const isBalanceHeld = false;
    await app.control({ config: { polling: { defaultMs: 10_000, isBalanceHeld } } });
    const calls = balanceCalls(page, other);
    // The browser hands its lock over in its own time, and until then the first tab may ask once more.
    const takesOver = (asked: readonly number[]) =>
      expect
        .poll(async () => {
          await pass(context, 1);
          return calls();
        })
        .toEqual(asked);
    await page.goto("/en/office/menu");
    await expect(moneyOf(page)).toBeVisible();
    await show(page, "hidden");
    await other.goto("/en/office/menu");
    await expect(moneyOf(other)).toBeVisible();
    // In all less than the 30 s after which a hidden page stops its polls anyway.
    await takesOver([0, 1]);
    await pass(context, 11);
    expect(calls(), "the second tab came later").toEqual([0, 1]);

    await show(other, "hidden");
    await show(page, "visible");
    await takesOver([1, 0]);
    await pass(context, 11);
    expect(calls(), "the first is looked at again").toEqual([1, 0]);

    await page.close();
    await pass(context, 17);
    calls();
    await show(other, "visible");
    await pass(context, 11);
    expect(calls()[1], "the one that is left").toBeGreaterThan(0);
  });
}
