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
  await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
  const popular = page.getByRole("region", { name: "Popular now" });
  const matches = popular.getByRole("listitem");
  await expect(matches).toHaveCount(3);
  expect(isAsked()).toBe(true);
  for (const [at, { game }] of [most, few, one].entries())
    await expect(matches.nth(at)).toContainText(game.opponent1.name);
  await expect(matches.nth(0)).toContainText("5 bets in 24 hours");
  await expect(matches.nth(1)).toContainText("3 bets in 24 hours");
  // One player: not a number.
  await expect(matches.nth(2)).not.toContainText("in 24 hours");
  await popular.scrollIntoViewIfNeeded();
  await looksRight(page, axe);
  await page.screenshot({ path: info.outputPath("popular.png"), fullPage: true });
  const price = matches
    .first()
    .getByRole("button", { name: /, [\d.]+$/ })
    .first();
  await price.tap();
  await expect(price).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await verifyVisit(page, info, ["PopularWatched", "PopularMatchesAnswered", "BetAdded"]);
});

test("home calls nothing popular where nobody has bet", async ({ page }) => {
  await page.goto("/en");
  await settled(page);
  const answer = page.waitForResponse(/recommendations\?reason=popular/);
  await page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
  expect((await (await answer).json()).items).toEqual([]);
  await expect(page.getByRole("region", { name: "Express of the day" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Popular now" })).toHaveCount(0);
});
