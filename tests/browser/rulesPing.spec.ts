import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { pass } from "./passing.ts";
import { haveSession } from "./player.ts";
import { show } from "./visibility.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

/** How often each page has pinged since the last check. */
function pings(...pages: readonly Page[]): () => number[] {
  const counts = pages.map(() => 0);
  pages.forEach((page, index) => {
    page.on("request", (request) => {
      if (request.url().endsWith("/v3/ping")) counts[index] = (counts[index] ?? 0) + 1;
    });
  });
  return () => counts.splice(0, counts.length, ...pages.map(() => 0));
}

const isSignedIn = (page: Page) =>
  expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

test.describe("a session limit of four hours", () => {
  test.beforeEach(async ({ app }) => {
    await app.control({ setLimit: { limitType: 31, limitValue: 4 } });
  });
  test.afterEach(async ({ app }) => {
    await app.control({ setLimit: { limitType: 31, limitValue: null } });
  });

  test("two tabs of a browser ping ten times in five minutes, not twenty; without the limit not at all [limits-018] [limits-029] [call-limits-010]", async ({
    page,
    app,
    context,
  }, info) => {
    await haveSession(page, app.url);
    const other = await context.newPage();
    await context.clock.install();
    const calls = pings(page, other);
    await page.goto("/en/office/menu");
    await isSignedIn(page);
    await other.goto("/en/office/menu");
    await isSignedIn(other);
    await show(other, "hidden");
    // Up to the first ping, so that five minutes hold exactly ten.
    while (calls()[0] === 0) await pass(context, 1);
    await pass(context, 5 * 60, 5);
    expect(calls()).toEqual([10, 0]);

    await app.control({ setLimit: { limitType: 31, limitValue: null } });
    await page.reload();
    await isSignedIn(page);
    await pass(context, 5);
    calls();
    await pass(context, 40);
    expect(calls()).toEqual([0, 0]);
    await verifyVisit(page, info, ["SessionPingAsked"]);
  });
});
