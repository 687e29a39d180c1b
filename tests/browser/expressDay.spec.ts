import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { looksRight } from "./looks.ts";
import { pass } from "./passing.ts";
import { haveSession } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

test("the express of the day is added whole, and closes with one of its prices [screen-express-day]", async ({
  page,
  app,
  axe,
  context,
}, info) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await context.clock.install();
  await page.goto("/en/search-events");
  await gate.hold(/\/(live|line)-feed\/v1\/express-day/);
  await main.getByRole("link", { name: "Express of the day" }).click();
  await expect(page).toHaveURL(/\/en\/express-day$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main).toContainText("The matches did not load.");
  gate.open(emptied);
  await pass(context, 40, 5);
  await expect(main.getByRole("heading", { name: "No express now" })).toBeVisible();
  gate.open();
  await page.reload();
  await context.clock.resume();

  const express = main.getByRole("group", { name: "Express of 3" }).first();
  const prices = express.getByRole("button", { name: /(to win|Draw), [\d.]+$/ });
  await expect(prices).toHaveCount(3);
  await axe();
  const items = await (await fetch(`${app.url}/live-feed/v1/express-day?lng=en`)).json();
  const [{ bets }] = items.items as [{ bets: { market: { gameId: number } }[] }];
  // A price may close before the next answer has another express.
  await gate.hold(/\/(live|line)-feed\/v1\/express-day/);
  await app.control({ suspendGame: bets[0]?.market.gameId ?? 0 });
  const add = express.getByRole("button", { name: "Add all to the coupon" });
  await expect(express).toContainText("One of its bets is closed now.");
  await expect(add).toBeDisabled();
  await app.control({ resumeGame: bets[0]?.market.gameId ?? 0 });
  await expect(add).toBeEnabled();
  await add.tap();
  await expect(page.getByRole("link", { name: "Coupon, 3 bets" })).toBeVisible();
  await express.getByRole("link", { name: "To the coupon" }).click();
  await expect(page.getByRole("tab", { name: "Express", exact: true })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("button", { name: /^Remove (.* to win|Draw)$/ })).toHaveCount(3);
  // The coupon is that express as long as it has all of its bets.
  const whole = main.getByText("Express of the day");
  await expect(whole).toBeVisible();
  await looksRight(page, axe);
  await page
    .getByRole("button", { name: /^Remove (.* to win|Draw)$/ })
    .first()
    .tap();
  await expect(whole).toHaveCount(0);
  await page.getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(whole).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await verifyVisit(page, info, ["ExpressDayAnswered", "AddExpress", "ExpressTaken"]);
});

test("home has the express of the day and what a bonus bet adds, once a player scrolls to them", async ({
  page,
  app,
  axe,
}, info) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes("/express-day"));
  await haveSession(page, app.url);
  await page.goto("/en");
  await settled(page);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(isAsked()).toBe(false);
  // To the end of the matches.
  await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
  const ladder = page.getByRole("region", { name: "Every pick lifts the express" });
  await expect(ladder).toContainText("3 bets or more at 1.10 or higher.");
  const day = page.getByRole("region", { name: "Express of the day" });
  const add = day.getByRole("button", { name: "Add all to the coupon" });
  await expect(add).toBeEnabled();
  expect(isAsked()).toBe(true);
  const limits = page.getByRole("link", { name: "Limits and breaks Your time and money" });
  await expect(limits).toHaveAttribute("href", "/en/office/responsible");
  await looksRight(page, axe);
  await add.tap();
  await expect(day.getByRole("link", { name: "To the coupon" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Coupon, [34] bets$/ })).toBeVisible();
  await day.getByRole("link", { name: "All expresses" }).click();
  await expect(page).toHaveURL(/\/en\/express-day$/);
  await verifyVisit(page, info, ["WatchExpresses", "ExpressesWatched", "AddExpress"]);
});
