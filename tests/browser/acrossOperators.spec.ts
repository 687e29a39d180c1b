import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of 403/ });

const elsewhere = /You are active at another operator/;

test("who is active at another operator is told so after the first bet, and until when; then the same bet is taken; the log replays", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({
    pack: "DE",
    setLimit: { limitType: 22, limitValue: 500 },
    register: { "Activity file": "yes" },
    paidElsewhere: { euros: 120, isTold: true },
  });
  await page.clock.install();
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const place = page.getByRole("button", { name: /^Place bet/ });
  await press(place);
  await expect(page.getByRole("heading", { name: "Bet not placed" })).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: elsewhere })).toBeVisible();
  await press(page.getByRole("button", { name: "Back to coupon" }));
  const closed = page.getByRole("button", { name: /^Limits and breaks/ });
  await expect(closed).toContainText(elsewhere);
  await closed.click();
  const main = page.getByRole("main");
  await expect(main).toContainText(elsewhere);
  await expect(main).toContainText(/try again at \d/);
  await expect(main).toContainText("Of this, paid in at other operators: €120");
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  await app.control({ register: { "Activity file": "no" }, advanceMs: 301_000 });
  await page.clock.fastForward(302_000);
  await expect(main).not.toContainText(elsewhere);
  await goTo(page, "/en/coupon");
  await press(place);
  await expect(page.getByText(/^Bet accepted|^Accepted/).first()).toBeVisible();
  await goTo(page, "/en");
  await verifyVisit(page, info, ["ClientLimitsAnswered"]);
});
