import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playedOn } from "../../server/simulation/cricketInnings.ts";
import { type Scorecard, scorecardOf } from "../../server/simulation/scorecard.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

const cricketId = 4;
const footballId = 1;
const dayMs = 24 * 3_600_000;
const games = async (feed: string, sportId = cricketId): Promise<Json[]> =>
  (await visitor.get(`/${feed}-feed/v1/games?lng=en&sportId=${sportId}`)).body.games;
const broadcasts = async (more = ""): Promise<Json[]> =>
  (await visitor.get(`/live-feed/v1/broadcasts?lng=en${more}`)).body.items;
const team = async (id: number): Promise<Json> =>
  (await visitor.get(`/line-feed/v1/teams/${id}?lng=en`)).body;
const player = async (id: number): Promise<Json> =>
  (await visitor.get(`/line-feed/v1/players/${id}?lng=en`)).body;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("broadcasts", () => {
  it("are the matches whose score tells their course, now and of the next day; none has a picture [sports-012]", async () => {
    const { serverTime } = (await visitor.get("/line-feed/v1/games?lng=en")).body;
    const items = await broadcasts();
    for (const sportId of [cricketId, footballId]) {
      const live = await games("live", sportId);
      const line = (await games("line", sportId)).filter(
        ({ startTime }) => startTime * 1000 <= serverTime + dayMs,
      );
      expect(live.length).toBeGreaterThan(0);
      expect(line.length).toBeGreaterThan(0);
      const own = items.filter((item) => item.sportId === sportId);
      const ids = (running: boolean) =>
        own.filter(({ isRunning }) => isRunning === running).map(({ gameId }) => gameId);
      expect(ids(true).sort()).toEqual(live.map(({ id }) => id).sort());
      expect(ids(false).sort()).toEqual(line.map(({ id }) => id).sort());
      expect(await broadcasts(`&sportId=${sportId}`)).toEqual(own);
    }
    expect(items.every(({ kind }) => kind === "tracker")).toBe(true);
    const starts = items.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(await broadcasts("&sportId=3")).toEqual([]);
  });

  it("have a course that adds up to the score", async () => {
    for (const { score } of await games("live")) {
      const { details } = score;
      for (const number of [1, 2]) {
        const runs: number[] = details[`overRuns${number}`] ?? [];
        expect(sum(runs)).toBe(score.full[number - 1]);
        expect(sum(details[`overWickets${number}`] ?? [])).toBe(details.wickets[number - 1]);
        expect(runs).toHaveLength(Math.ceil(details.balls[number - 1] / 6));
      }
    }
  });

  it("of football have the minutes of all that the score counts", async () => {
    let count = 0;
    for (const { score, timeSec } of await games("live", footballId)) {
      const { details } = score;
      for (const [side, goals] of (score.full as number[]).entries()) {
        const minutes = (name: string): number[] => details[`${name}Minutes${side + 1}`] ?? [];
        expect(minutes("goal")).toHaveLength(goals);
        expect(minutes("yellow")).toHaveLength(details.yellowCards[side]);
        expect(minutes("red")).toHaveLength(details.redCards[side]);
        expect(minutes("corner")).toHaveLength(details.corners[side]);
        expect(minutes("shot").length + goals).toBe(details.shotsOnTarget[side]);
        const all = ["goal", "yellow", "red", "corner", "shot"].flatMap(minutes);
        count += all.length;
        for (const minute of all) {
          expect(minute).toBeGreaterThanOrEqual(1);
          expect(minute).toBeLessThanOrEqual(Math.min(90, Math.floor(timeSec / 60) + 1));
        }
        expect(minutes("goal")).toEqual(minutes("goal").toSorted((a, b) => a - b));
        // Those of the first half are the goals of the first period.
        const [first] = score.periods;
        expect(minutes("goal").filter((minute) => minute <= 45)).toHaveLength(first.values[side]);
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  it("leave when the match is over, although the feed still shows it", async () => {
    let over: Json;
    // A match that has ended stays in the feed for a minute.
    for (let steps = 0; steps < 120 && over === undefined; steps += 1) {
      await operator.control({ advanceMs: 30_000 });
      over = (await games("live")).find(({ status }) => status === 4);
    }
    expect(over).toBeDefined();
    expect((await broadcasts()).map(({ gameId }) => gameId)).not.toContain(over.id);
  });
});

describe("a scorecard", () => {
  const cards = Array.from({ length: 200 }, (_, seed) => {
    const pitch = playedOn(seed);
    return { pitch, sides: [scorecardOf(pitch, 0), scorecardOf(pitch, 1)] as const };
  });
  const of = (card: Scorecard | undefined, read: (one: Scorecard[number]) => number | undefined) =>
    sum((card ?? []).map((one) => read(one) ?? 0));

  it("adds up to the innings: runs, balls and wickets of the batters and of the other side's bowlers", () => {
    for (const { pitch, sides } of cards)
      for (const side of [0, 1] as const) {
        const innings = pitch.moments.at(-1)?.innings[side];
        const [batted, bowled] = [sides[side], sides[1 - side]];
        expect(of(batted, ({ batting }) => batting?.runs)).toBe(innings?.runs);
        expect(of(batted, ({ batting }) => batting?.balls)).toBe(innings?.balls);
        expect(batted.filter(({ batting }) => batting?.isOut)).toHaveLength(innings?.wickets ?? 0);
        expect(of(bowled, ({ bowling }) => bowling?.runs)).toBe(innings?.runs);
        expect(of(bowled, ({ bowling }) => bowling?.balls)).toBe(innings?.balls);
        expect(of(bowled, ({ bowling }) => bowling?.wickets)).toBe(innings?.wickets);
      }
  });

  it("has at most four overs of a bowler, and batters in their order", () => {
    for (const { sides } of cards)
      for (const card of sides) {
        for (const { bowling } of card) expect(bowling?.balls ?? 0).toBeLessThanOrEqual(24);
        const batted = card.map(({ batting }) => batting !== null);
        expect(batted).toEqual(batted.toSorted((a, b) => Number(b) - Number(a)));
      }
  });

  it("gives the strike to the other batter after an odd run, but not when that ends the over", () => {
    const balls = (first: readonly number[]) => ({ ...playedOn(1), balls: [first, []] });
    const facing = (first: readonly number[]) =>
      scorecardOf(balls(first), 0).map(({ batting }) => batting?.balls ?? 0);
    expect(facing([1, 0]).slice(0, 2)).toEqual([1, 1]);
    expect(facing([2, 0]).slice(0, 2)).toEqual([2, 0]);
    expect(facing([0, 0, 0, 0, 0, 0, 4]).slice(0, 2)).toEqual([6, 1]);
    expect(facing([0, 0, 0, 0, 0, 1, 4]).slice(0, 2)).toEqual([7, 0]);
    expect(facing([-1, 4]).slice(0, 3)).toEqual([1, 0, 1]);
  });
});

describe("the players of a team", () => {
  it("are eleven with names of their own, the same after a restart [screen-team]", async () => {
    const [game] = await games("line");
    const before = await team(game.opponent1.id);
    expect(before).toMatchObject({ name: game.opponent1.name, sportId: cricketId });
    const names = before.players.map(({ name }: Json) => name);
    expect(new Set(names).size).toBe(11);
    await operator.restart();
    expect((await team(game.opponent1.id)).players).toEqual(before.players);
    const other = await team(game.opponent2.id);
    expect(other.players.map(({ name }: Json) => name)).not.toEqual(names);
  });

  it("are known of cricket alone; a team without matches is known too, another is not", async () => {
    const [football] = (await visitor.get("/line-feed/v1/games?lng=en&sportId=1")).body.games;
    expect((await team(football.opponent1.id)).players).toEqual([]);
    const [game] = await games("line");
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, side) => team(game.champId * 100 + side)),
    );
    expect(all.every(({ name }) => name !== "")).toBe(true);
    expect((await visitor.get("/line-feed/v1/teams/99999999?lng=en")).status).toBe(404);
  });

  it("have figures of the season that grow with each match", async () => {
    const [game] = await games("live");
    const { players } = await team(game.opponent1.id);
    const read = async () => Promise.all(players.map(({ id }: Json) => player(id)));
    const before = await read();
    expect(new Set(before.map(({ stats }) => stats.matches)).size).toBe(1);
    const [first] = before;
    expect(first.teamId).toBe(game.opponent1.id);
    for (const { stats } of before) {
      expect(stats.innings).toBeLessThanOrEqual(stats.matches);
      if (stats.innings > 0) expect(stats.highest).toBeLessThanOrEqual(stats.runs);
      if (stats.wickets !== undefined) expect(stats.economy).toBeGreaterThan(0);
    }
    await operator.control({ advanceMs: 45 * 60_000 });
    const after = await read();
    expect(after[0].stats.matches).toBe(first.stats.matches + 1);
    const text = encodeURIComponent(game.opponent1.name);
    const { items } = (await visitor.get(`/web-api/results/v1/live?lng=en&text=${text}`)).body;
    const result = items.find(({ permanentId }: Json) => permanentId === game.permanentId);
    const runsOf = (all: Json[]) => sum(all.map(({ stats }) => stats.runs));
    const wicketsOf = (all: Json[]) => sum(all.map(({ stats }) => stats.wickets ?? 0));
    expect(runsOf(after) - runsOf(before)).toBe(result.score.full[0]);
    expect(wicketsOf(after) - wicketsOf(before)).toBe(result.score.details.wickets[1]);
  });

  it("outside the eleven are not found", async () => {
    const [game] = await games("line");
    const status = async (id: number) =>
      (await visitor.get(`/line-feed/v1/players/${id}?lng=en`)).status;
    const first = game.opponent1.id * 100;
    expect(await status(first + 1)).toBe(200);
    for (const id of [first, first + 12, 7]) expect(await status(id)).toBe(404);
  });
});
