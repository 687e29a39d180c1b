import { betOfNewcomer } from "../server/newcomer.ts";
import { openPicks } from "../server/coupons.ts";
import { clientOf } from "../server/client.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

test("home has what most bets were placed on, with how many, once a player scrolls there", async ({
  page,
  app,
  axe,
}, info) => {
  const client = () => clientOf(() => app.url);
  const [few, most, one] = await openPicks(client(), "line");
  if (few === undefined || most === undefined || one === undefined)
    throw new Error("too few matches");
  for (const picks of [[most, one], [most, few], [most, few], [most, few], [most]])
    await betOfNewcomer(client(), picks);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes("/recommendations"));
  await page.goto("/en");
  await settled(page);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(isAsked()).toBe(false);
  // A jump past the lower part, as the key End makes it, brings it too.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText("Every pick lifts the express")).toBeAttached();
  await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
  const popular = page.getByRole("region", { name: "Popular now" });
  const matches = popular.getByRole("listitem");
  // Not what one player bet on.
  await expect(matches).toHaveCount(2);
  expect(isAsked()).toBe(true);
  for (const [at, { game }] of [most, few].entries())
    await expect(matches.nth(at)).toContainText(game.opponent1.name);
  await expect(matches.nth(0)).toContainText("5 bets in 24 hours");
  await expect(matches.nth(1)).toContainText("3 bets in 24 hours");
  await popular.scrollIntoViewIfNeeded();
  await looksRight(page, axe);
  const price = matches
    .first()
    .getByRole("button", { name: /, [\d.]+$/ })
    .first();
  await price.tap();
  await expect(price).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await verifyVisit(page, info, ["PopularWatched", "PopularMatchesAnswered", "BetAdded"]);
});

test("home calls nothing popular where two players have bet; no heading is there while it asks, and nothing moves on the screen", async ({
  page,
  app,
}) => {
  const client = () => clientOf(() => app.url);
  const [pick] = await openPicks(client(), "line");
  if (pick === undefined) throw new Error("too few matches");
  for (let player = 0; player < 2; player += 1) await betOfNewcomer(client(), [pick]);
  let answer = () => {};
  const isHeld = new Promise<void>((done) => (answer = done));
  const isAsked = new Promise<void>((done) => {
    void page.route(/recommendations\?reason=popular/, async (route) => {
      done();
      await isHeld;
      await route.continue();
    });
  });
  await page.goto("/en");
  await settled(page);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
  await isAsked;
  // The express of the day is here, and what is popular is not.
  const place = page.getByRole("contentinfo").locator("..").locator('[aria-busy="true"]');
  await expect(place).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Express of the day" })).toBeAttached();
  await place.scrollIntoViewIfNeeded();
  await expect(page.getByText("Popular now")).toHaveCount(0);
  const top = () =>
    page.getByRole("contentinfo").evaluate((foot) => foot.getBoundingClientRect().top);
  const before = await top();
  const answered = page.waitForResponse(/recommendations\?reason=popular/);
  answer();
  expect((await (await answered).json()).items).toEqual([]);
  await expect(place).toHaveCount(0);
  expect(await top()).toBe(before);
  await expect(page.getByText("Popular now")).toHaveCount(0);
  // Out of sight its place is closed.
  const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
  const held = await whole();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(whole).toBeLessThan(held - 200);
});
