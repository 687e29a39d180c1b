import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { pass } from "./passing.ts";
import { balanceOf, haveSession } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

const messageWith = (page: Page, text: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(text);
const notice = "You were logged out after 30 minutes of inactivity.";

/** The rules of a signed-in player load after what is visible; from then on the time counts. */
const rulesAreHere = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("tl.lastActiveAt"))).not.toBeNull();

/** The sign-outs that the server receives. */
function disconnects(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/disconnect")) seen.push(request.url());
  });
  return seen;
}

test("30 minutes without a touch sign the player out after a warning a minute before; the next load says why, once [idle-001] [idle-002] [session-007]", async ({
  page,
  app,
  context,
}, info) => {
  await page.clock.install();
  await haveSession(page, app.url);
  const signOuts = disconnects(page);
  await page.goto("/en/office/menu");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await rulesAreHere(page);
  // From here on only the time that the test advances counts, not real time.
  await page.clock.pauseAt(await page.evaluate((aheadMs) => Date.now() + aheadMs, 60_000));
  // A touch restarts the 30 minutes.
  await page.clock.fastForward("20:00");
  await page.getByRole("heading", { name: "Menu" }).click();
  await pass(context, 1);
  await page.clock.fastForward("28:50");
  await pass(context, 2);
  await expect(messageWith(page, "Are you still there?")).toBeHidden();
  await pass(context, 10);
  await expect(messageWith(page, "Are you still there?")).toBeVisible();
  await pass(context, 50);
  expect(signOuts).toEqual([]);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();

  // The next page starts by itself.
  await page.clock.resume();
  const anew = page.waitForEvent("load");
  await pass(context, 10);
  await anew;
  await expect(page.getByRole("heading", { name: "Guest" })).toBeVisible();
  await expect(messageWith(page, notice)).toBeVisible();
  expect(signOuts.length).toBe(1);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Guest" })).toBeVisible();
  await pass(context, 10);
  await expect(messageWith(page, notice)).toBeHidden();
  await verifyVisit(page, info, ["IdleWarned", "SessionClosed"]);
});

test("a player who comes back after 31 minutes to a page that was closed is signed out [idle-005] [idle-002]", async ({
  page,
  app,
}, info) => {
  await page.clock.install();
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await rulesAreHere(page);
  await page.goto("about:blank");
  await page.clock.fastForward("31:00");
  await page.goto("/en");
  await expect(messageWith(page, notice)).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(balanceOf(page)).toBeHidden();
  await verifyVisit(page, info, ["SessionClosed"]);
});
