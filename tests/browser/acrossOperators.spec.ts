import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { declineLimits, haveSession, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of (403|409)/ });

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

test("a deposit above what is left at all operators together is refused, and the player is told why", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "DE" });
  await page.goto("/en/registration");
  await page.getByText(/^I am 18 or over/).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/en\/welcome-authorization-data$/);
  await page.getByRole("link", { name: "Go to home" }).click();
  // Germany has a limit asked for at registration.
  const question = page.getByRole("dialog", { name: "Set a deposit limit?" });
  await question.getByRole("button", { name: "Set a deposit limit" }).tap();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  const deposits = page.getByRole("main").getByRole("region", { name: "Deposit limits" });
  await deposits.getByRole("button", { name: "Set limit 1 calendar month" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "€500", exact: true }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await page.getByRole("spinbutton").first().fill("100");
  await press(page.getByRole("button", { name: /^Place bet/ }));
  await expect(page.getByText(/^Bet accepted|^Accepted/).first()).toBeVisible();
  await app.control({ paidElsewhere: { euros: 450, isTold: false } });
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await press(page.getByRole("button", { name: /^Top up/ }));
  const why = page.getByText(/^With what you paid in at other operators, this would be above/);
  await expect(why.first()).toBeVisible();
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  await app.control({ paidElsewhere: { euros: 400, isTold: false } });
  await press(page.getByRole("button", { name: /^Top up/ }));
  await expect(page.getByRole("button", { name: /^Place bet/ })).toBeVisible();
  await page.goBack();
  await verifyVisit(page, info, ["TopUpDemoMoneyFailed", "TopUpDemoMoneyAnswered"]);
});

test("a player whose limit of a month is above 10,000 SEK reads that they were written to, and lowers it", async ({
  page,
  app,
  axe,
}, info) => {
  await app.control({ pack: "SE", setLimit: { limitType: 22, limitValue: 1_200 } });
  await haveSession(page, app.url);
  await page.goto("/en/office/responsible");
  const main = page.getByRole("main");
  const note = main.getByText(
    /^Your deposit limit is above .*10,000.* a month, so we wrote to you/,
  );
  await expect(note).toBeVisible();
  await expect(main.getByRole("link", { name: "Talk to us about it" })).toBeVisible();
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  const deposits = main.getByRole("region", { name: "Deposit limits" });
  await deposits.getByRole("button", { name: "Change 31 days" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "€500", exact: true }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(deposits).toContainText("€0 used, €500 left");
  await expect(note).toHaveCount(0);
  await verifyVisit(page, info, ["ClientLimitsAnswered"]);
});

test("under the Maltese pack an exclusion is for one brand or for all, as the player says, and the page says where it holds", async ({
  page,
  app,
  axe,
}, info) => {
  await app.control({ pack: "MT" });
  await haveSession(page, app.url);
  await declineLimits(page);
  await goTo(page, "/en/office/responsible");
  const extra = page.getByRole("main").getByRole("region", { name: "Time-outs and exclusion" });
  await extra.getByRole("button", { name: "For good", exact: true }).tap();
  await extra.getByRole("button", { name: /^Reason/ }).tap();
  await page.getByRole("radio").first().tap();
  await extra.getByRole("button", { name: "Exclude myself" }).tap();
  await expect(extra).toContainText("Choose");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  const brands = extra.getByRole("button", { name: /^For which brands\?/ });
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  await brands.tap();
  await page.getByRole("radio", { name: "Touchline only" }).tap();
  await extra.getByRole("button", { name: "Exclude myself" }).tap();
  const question = page.getByRole("alertdialog", { name: "Self-exclusion: For good" });
  await expect(question).toContainText("Touchline only");
  await question.getByRole("button", { name: "Exclude myself" }).tap();
  await expect(extra).toContainText("Holds at: Touchline");
  await verifyVisit(page, info, ["BlockUserAnswered"]);

  // The other brand has the same players.
  await app.control({ config: { branding: { name: "Northside" } } });
  await page.goto("/en/office/responsible");
  await expect(extra.getByRole("button", { name: "For good", exact: true })).toBeVisible();
  await expect(extra).not.toContainText("Holds at");
});
