import { describe, expect, it } from "vitest";
import { RefreshBroadcasts } from "../../src/commands/broadcasts.ts";
import { RefreshTeam } from "../../src/commands/teams.ts";
import { Broadcasts } from "../../src/events/broadcasts/events.ts";
import { broadcastIds, broadcastsOf } from "../../src/events/broadcasts/index.ts";
import { initial } from "../../src/events/index.ts";
import { Team, TeamPlayer } from "../../src/events/teams/events.ts";
import { shownTeamId, teamsOf } from "../../src/events/teams/index.ts";
import { inningsOf, neededRuns, runRate } from "../../src/views/tracker/innings.ts";
import { given, stateOf } from "../kit/spec.ts";

const lng = "en";
const error = { tag: "timeout" } as const;
const item = (gameId: number, isRunning: boolean) => ({
  gameId,
  sportId: 4,
  startTime: 9,
  isRunning,
});
const goes = (name: "cricket" | "cricketTeam" | "cricketPlayer", id: number) => ({
  ...initial,
  navigation: { ...initial.navigation, route: { name, params: { id: String(id) } } },
});

describe("broadcasts", () => {
  const asked = Broadcasts.asked({ call: 1, ask: { sportId: 4, lng } });
  const answered = Broadcasts.answered({
    call: 1,
    ask: { sportId: 4, lng },
    body: { items: [item(5, true), item(6, false)] },
  });
  it("name the running matches by their ids of the live feed, the others by those of the line", () => {
    const state = stateOf(asked, answered);
    expect(broadcastIds(state, "live")).toEqual([5]);
    expect(broadcastIds(state, "line")).toEqual([6]);
  });
  it("stay while they are asked for again and after a failure; those of another sport do not", () => {
    const failed = Broadcasts.failed({ call: 1, ask: { sportId: 4, lng }, error });
    expect(broadcastIds(stateOf(asked, answered, asked, failed), "live")).toEqual([5]);
    const other = Broadcasts.asked({ call: 2, ask: { sportId: 7, lng } });
    const state = stateOf(asked, answered, other, answered);
    expect(broadcastsOf(state).data).toEqual({ tag: "loading" });
  });
  it("are asked for once more only when they did not load", () => {
    given(asked, answered).when(RefreshBroadcasts({})).expectRefusal("nothing_to_do");
    given(asked, Broadcasts.failed({ call: 1, ask: { sportId: 4, lng }, error }))
      .when(RefreshBroadcasts({}))
      .expectAccepted();
  });
});

describe("teams and players", () => {
  const team = { id: 7, name: "Norrvik", sportId: 4, players: [{ id: 71, name: "A. Oak" }] };
  const player = { id: 71, name: "A. Oak", teamId: 7, sportId: 4, stats: { runs: 12 } };
  const teamAsk = { teamId: 7, lng };
  const playerAsk = { playerId: 71, lng };
  const loaded = [
    Team.asked({ call: 1, ask: teamAsk }),
    Team.answered({ call: 1, ask: teamAsk, body: team }),
    TeamPlayer.asked({ call: 2, ask: playerAsk }),
    TeamPlayer.answered({ call: 2, ask: playerAsk, body: player }),
  ];
  it("are kept for the page that is open; a late answer about another never replaces them", () => {
    const state = stateOf(
      ...loaded,
      Team.answered({ call: 3, ask: { teamId: 8, lng }, body: { ...team, id: 8 } }),
      TeamPlayer.answered({ call: 4, ask: { playerId: 72, lng }, body: { ...player, id: 72 } }),
    );
    expect(teamsOf(state).team).toMatchObject({ id: 7, data: { tag: "ready", body: team } });
    expect(teamsOf(state).player).toMatchObject({ id: 71, data: { tag: "ready", body: player } });
  });
  it("are missing when the server does not know them", () => {
    const gone = { tag: "http", status: 404, code: 40, message: null } as never;
    const state = stateOf(...loaded, TeamPlayer.failed({ call: 5, ask: playerAsk, error: gone }));
    expect(teamsOf(state).player.data).toEqual({ tag: "missing" });
  });
  it("are asked for once more only when they did not load", () => {
    given(...loaded)
      .when(RefreshTeam({}))
      .expectRefusal("nothing_to_do");
    given(...loaded, Team.failed({ call: 6, ask: teamAsk, error }))
      .when(RefreshTeam({}))
      .expectAccepted();
  });
  it("the page of a player needs the team that the server says", () => {
    const { sports } = stateOf(...loaded);
    expect(shownTeamId({ ...goes("cricketPlayer", 71), sports })).toBe(7);
    expect(shownTeamId({ ...goes("cricketPlayer", 72), sports })).toBeNull();
    expect(shownTeamId({ ...goes("cricketTeam", 9), sports })).toBe(9);
    expect(shownTeamId({ ...goes("cricket", 9), sports })).toBeNull();
  });
});

describe("the course of a match", () => {
  const score = (serving: 0 | 1 | 2, details: Readonly<Record<string, number[]>>) => ({
    score: { full: [0, 0] as [number, number], formatted: "", serving, details },
  });
  const first = { overRuns1: [7, 12, 3], overWickets1: [0, 1, 0], balls: [15, 0] };
  const both = { ...first, balls: [120, 9], overRuns2: [4, 6], overWickets2: [2, 0] };
  it("is over by over, with who bats", () => {
    expect(inningsOf(score(1, first))).toEqual([
      {
        number: 1,
        side: 0,
        runs: 22,
        wickets: 1,
        balls: 15,
        overs: [
          { runs: 7, wickets: 0 },
          { runs: 12, wickets: 1 },
          { runs: 3, wickets: 0 },
        ],
      },
    ]);
    expect(inningsOf(score(2, both)).map(({ side, balls }) => [side, balls])).toEqual([
      [0, 120],
      [1, 9],
    ]);
    // The second side may bat first.
    expect(inningsOf(score(2, first)).map(({ side }) => side)).toEqual([1]);
    expect(inningsOf(score(1, both)).map(({ side }) => side)).toEqual([1, 0]);
  });
  it("is unknown where the feed has only totals", () => {
    expect(inningsOf({})).toEqual([]);
    expect(inningsOf(score(1, { wickets: [2, 0] }))).toEqual([]);
  });
  it("says what a chase needs, and the run rate", () => {
    expect(neededRuns(inningsOf(score(1, first)))).toBeNull();
    expect(neededRuns(inningsOf(score(2, both)))).toBe(13);
    const [innings] = inningsOf(score(1, first));
    if (innings === undefined) throw new Error("no innings");
    expect(runRate(innings)).toBe(8.8);
    expect(runRate({ ...innings, balls: 0 })).toBeNull();
    expect(runRate({ ...innings, balls: undefined })).toBeNull();
  });
});
