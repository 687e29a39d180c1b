import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "./fixture.ts";
import { choosePolicy, haveSession, newsOf, press } from "./player.ts";
import { pass } from "./passing.ts";
import { nextPoll, withinOnePoll } from "./poll.ts";
import { livePath, playTo, storyOf } from "./recording.ts";

/**
 * The tests of a recorded match, played to its end; registers nothing when the data folder lacks the stream.
 */
export function reportRecorded(sport: string, stream: string): void {
  const data = process.env["TOUCHLINE_DATA"] ?? resolve("../shared/data");
  const file = join(data, "streams", `${stream}.mcm.jsonl.gz`);
  if (!existsSync(file)) return;
  // The server's clock jumps ahead, which expires the player's token as time would.
  test.use({ feed: { speed: 1, file }, expectedErrors: /status of 401/ });

  test(`${sport}: prices move, a suspension locks them within one poll, and the end of the match settles the bet [bets-008]`, async ({
    page,
    app,
  }) => {
    const story = storyOf(file);
    await playTo(app, story, story.inPlayAt + 3_000);
    await page.clock.install();
    await haveSession(page, app.url);
    await page.goto("/en");
    const live = page.getByRole("region", { name: /^Live now/ }).getByRole("article");
    await expect(live).toHaveCount(1);
    await live.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${await livePath(app)}$`));
    const prices = page.getByRole("group", { name: story.market, exact: true }).getByRole("button");
    await expect(prices.first()).toHaveAccessibleName(/, \d/);

    const namesOf = () => prices.evaluateAll((all) => all.map((one) => one.ariaLabel));
    const before = await namesOf();
    const stepMs = Math.min(60_000, (story.suspendedAt - story.inPlayAt) / 20);
    await expect
      .poll(async () => {
        await app.control({ advanceMs: Math.round(stepMs) });
        await nextPoll(page);
        return namesOf();
      })
      .not.toEqual(before);

    await prices
      .and(page.getByRole("button", { name: /, \d/ }))
      .first()
      .tap();
    await page.goto("/en/coupon");
    await choosePolicy(page, "Take any");
    await press(page.getByRole("button", { name: /^(Accept and place|Place bet)$/ }));
    await expect(newsOf(page, "Bet accepted")).toBeVisible();

    await page.goto(await livePath(app));
    await expect(prices.and(page.getByRole("button", { name: /, \d/ })).first()).toBeVisible();
    await playTo(app, story, story.suspendedAt + 1_500);
    await withinOnePoll(page, async () => {
      await nextPoll(page);
      for (const cell of await prices.all())
        await expect(cell).toHaveAccessibleName(/, (suspended|no price)$/);
    });
    await expect(prices.first()).toHaveAccessibleName(/, suspended$/);

    await page.goto("/en/office/history");
    const bet = page.getByRole("article").first();
    await expect(bet).toContainText("Open");
    await playTo(app, story, story.closedAt + 2_000);
    await expect
      .poll(async () => {
        await pass(page.context(), 5);
        return bet.innerText();
      })
      .toMatch(/(Won|Lost|Returned)/);
    await expect(bet).not.toContainText("Open");
  });
}
