import type { Page } from "@playwright/test";
import { type App, expect, moving, test } from "./fixture.ts";
import { pass } from "./passing.ts";
import { isPriceShown, watch } from "./watch.ts";

test.use(moving);

// Three minutes of play per minute, so that several matches end during the test.
test.use({ feed: { speed: 3 } });

/** The limit of all layout shifts without a tap (interface rules, "Performance"). */
const mostShift = 0.02;
const watchedMinutes = 5;
/** Shorter than the timeout of the page's requests. */
const stepSeconds = 5;

type Live = {
  readonly games: readonly {
    readonly id: number;
    readonly sportId: number;
    readonly timeSec?: number;
  }[];
};
const football = 1;
const latestSec = 78 * 60;

/** A football match that ends, or nearly ends, in the watched time. */
async function endingMatch({ url }: App): Promise<string> {
  const answer = await fetch(`${url}/live-feed/v1/games?lng=en&sportId=${football}`);
  const { games } = (await answer.json()) as Live;
  // Not so near its end that it is over before a slow machine has opened its page.
  const running = games.filter(({ timeSec = 0 }) => timeSec > 0 && timeSec <= latestSec);
  const [last] = running.toSorted((one, two) => (two.timeSec ?? 0) - (one.timeSec ?? 0));
  if (last === undefined) throw new Error("no football match is live");
  return `/en/section/live/${football}/${last.id}`;
}

/** Five minutes of the page's clock and of the feed, untouched; resolves to what moved. */
async function shiftsAtRest(page: Page, app: App): Promise<readonly string[]> {
  await isPriceShown(page);
  const seen = await watch(page);
  for (let passed = 0; passed < watchedMinutes * 60; passed += stepSeconds) {
    await app.control({ advanceMs: stepSeconds * 1000 });
    await pass(page.context(), stepSeconds, stepSeconds);
  }
  return (await seen()).shifts;
}

const sumOf = (shifts: readonly string[]) =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** A match that has left the feed is requested once more, and the answer is that it does not exist. */
test.use({ expectedErrors: /live-feed\/v1\/games\/\d+/ });

const places = [
  { name: "home", pathIn: async () => "/en" },
  { name: "the live list", pathIn: async () => "/en/section/live" },
  { name: "a match", pathIn: endingMatch },
] as const;

for (const { name, pathIn } of places) {
  test(`${name} does not move for five minutes in which matches end`, async ({ page, app }) => {
    await page.clock.install();
    await page.goto(await pathIn(app));
    const shifts = await shiftsAtRest(page, app);
    expect(sumOf(shifts), shifts.join("\n")).toBeLessThanOrEqual(mostShift);
    const chip = page.getByRole("button", { name: /Update$/ });
    await expect(chip, "something has ended and waits").toBeVisible();
    await chip.click();
    await expect(chip, "what has waited is applied").toBeHidden();
  });
}
