import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { declineLimits, haveSession, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const restricted = /A national register says that you may not play\./;
const silent = /Bets are closed until a national register answers\./;

test("somebody in a register is told so, with the register's site, and keeps their bets and money; the log replays", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "SE", register: { Spelpaus: "yes" } });
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const closed = page.getByRole("button", { name: /^Limits and breaks/ });
  await expect(closed).toContainText(restricted);
  await closed.click();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  const main = page.getByRole("main");
  await expect(main).toContainText(restricted);
  await expect(main.getByRole("link", { name: "The register: spelpaus.se" })).toHaveAttribute(
    "href",
    "https://spelpaus.se",
  );
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  await goTo(page, "/en/office/menu");
  await expect(page.getByRole("main")).toContainText(restricted);
  await page
    .getByRole("link", { name: /^Your bets|^Bets/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/office\/history/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await verifyVisit(page, info, ["ClientLimitsAnswered"]);
});

test("while a register is down bets are closed, and open on the same page once it answers", async ({
  page,
  app,
}) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "GB", register: { GAMSTOP: "down" } });
  await page.clock.install();
  await haveSession(page, app.url);
  await declineLimits(page);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await expect(page.getByRole("button", { name: /^Limits and breaks/ })).toContainText(silent);
  await app.control({ register: { GAMSTOP: "no" }, advanceMs: 15_000 });
  await page.clock.fastForward(61_000);
  const place = page.getByRole("button", { name: /^Place bet/ });
  await expect(place).toBeVisible();
  await press(place);
  await expect(page.getByText(/^Bet accepted|^Accepted/).first()).toBeVisible();
});
