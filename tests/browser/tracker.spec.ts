import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { settled } from "./settled.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

type Game = {
  readonly id: number;
  readonly status: number;
  readonly score: {
    readonly full: readonly [number, number];
    readonly details?: Readonly<Record<string, readonly number[] | undefined>>;
  };
};

const gamesOf = async ({ url }: App, sportId: number): Promise<readonly Game[]> => {
  const answer = await fetch(`${url}/live-feed/v1/games?lng=en&sportId=${sportId}`);
  return ((await answer.json()) as { games: readonly Game[] }).games;
};
const countOf = ({ score }: Game, ...names: readonly string[]) =>
  names
    .flatMap((name) => [1, 2].map((side) => score.details?.[`${name}Minutes${side}`]?.length ?? 0))
    .reduce((sum, count) => sum + count, 0);

test("a match is followed on its board: momentum, goals and cards on the line, and what happened last [screen-game] [sports-012]", async ({
  page,
  app,
  axe,
}) => {
  const games = await gamesOf(app, 1);
  const game = games.toSorted(
    (a, b) => countOf(b, "goal", "yellow") - countOf(a, "goal", "yellow"),
  )[0];
  if (game === undefined) throw new Error("no live match");
  expect(countOf(game, "goal", "yellow", "red")).toBeGreaterThan(1);
  await page.goto(`/en/section/live/1/${game.id}`);
  const course = page.getByRole("figure", { name: /^Momentum/ });
  const incidents = course.getByRole("listitem");
  await expect(incidents).toHaveCount(countOf(game, "goal", "yellow", "red"));
  await expect(incidents.filter({ hasText: "Goal" })).toHaveCount(
    game.score.full[0] + game.score.full[1],
  );
  await expect(incidents.first()).toHaveText(/^\d+′ (Goal|Yellow card|Red card), .+/);
  await settled(page);
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
  await settled(page);
  await looksRight(page, axe);
  await goTo(page, `/ru/section/live/1/${game.id}`);
  await expect(page.getByRole("figure", { name: /^Давление/ })).toBeVisible();
  await looksRight(page, axe);
  // It goes on with the feed: in this one a second takes a quarter of an hour.
  const latest = () => page.getByRole("figure").textContent();
  const before = await latest();
  await app.control({ advanceMs: 3 * 3_600_000 });
  await expect.poll(latest).not.toBe(before);
});

test("a match of cricket is followed over by over on its own page [screen-game] [sports-012]", async ({
  page,
  app,
  axe,
}) => {
  const [game] = (await gamesOf(app, 4)).toSorted(
    (a, b) =>
      (b.score.details?.["overRuns1"]?.length ?? 0) - (a.score.details?.["overRuns1"]?.length ?? 0),
  );
  if (game === undefined) throw new Error("no live match");
  await page.goto(`/en/section/live/4/${game.id}`);
  const innings = page.getByRole("figure");
  await expect(innings).toHaveCount(1);
  await expect(innings.getByRole("listitem").first()).toHaveText(/^Over 1: runs \d+, wickets \d+$/);
  await settled(page);
  await looksRight(page, axe);
});

test("a match of tennis shows on its board who serves, and from where [screen-game] [sports-012]", async ({
  page,
  app,
  axe,
}) => {
  const game = (await gamesOf(app, 2)).find(({ status }) => status === 1);
  if (game === undefined) throw new Error("no match is played");
  await page.goto(`/en/section/live/2/${game.id}`);
  const court = page.getByRole("figure", { name: "Court" });
  await expect(court).toContainText(/ serves from the (right|left)/);
  await settled(page);
  await looksRight(page, axe);
});
