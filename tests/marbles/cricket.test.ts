import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const games = "ChosenGamesAsked";
const cricket = {
  Sports: answers({
    items: [{ id: 4, name: "Cricket", nameEn: "cricket", order: 1, gamesCount: 3, champsCount: 1 }],
    pollAfterMs: 60_000,
  }),
};
const followed = answers({
  items: [
    { gameId: 7, sportId: 4, startTime: 1, isRunning: true },
    { gameId: 8, sportId: 4, startTime: 2, isRunning: false },
  ],
  pollAfterMs: 0,
});

describe("cricket", () => {
  rule("is asked for in both feeds by the id that the menu has, while one of its pages is open", {
    path: "/en/cricket",
    server: cricket,
    user: "2s GoTo(/en/cricket/all-events) 10s GoTo(/en)",
    watch: games,
    expect: `0s ${games}(ask.feed=live, ask.sportId=4) 0s ${games}(ask.feed=line, ask.sportId=4) 5s ${games}(ask.feed=live) 5s ${games}(ask.feed=live)`,
    for: "1m",
  });
  rule("is not asked for where the menu has none", {
    path: "/en/cricket",
    watch: games,
    expect: "",
    for: "1m",
  });
  rule("of a championship and of a match is asked for by their ids", {
    path: "/en/cricket/champ/5",
    server: cricket,
    user: "2s GoTo(/en/cricket/game/9) 1s GoTo(/en)",
    watch: games,
    expect: `0s ${games}(ask.list=cricketChamp) 0s ${games}(ask.list=cricketChamp) 2s ${games}(ask.list=cricketGame) 0s ${games}(ask.list=cricketGame)`,
    for: "20s",
  });
  rule("of a team is asked for, with who plays for it", {
    path: "/en/cricket/team/7",
    server: cricket,
    user: "2s GoTo(/en)",
    watch: `TeamAsked ${games}`,
    expect: `0s TeamAsked(ask.teamId=7) 0s ${games}(ask.feed=live) 0s ${games}(ask.feed=line)`,
    for: "10m",
  });
});

describe("broadcasts", () => {
  rule("are asked for every half minute while their page is open, and their matches with them", {
    path: "/en/cricket/broadcasts",
    server: { ...cricket, Broadcasts: followed },
    user: "35s GoTo(/en)",
    watch: "BroadcastsAsked",
    expect: "0s BroadcastsAsked(ask.sportId=4) 30s BroadcastsAsked",
    for: "2m",
  });
  rule("rest while the tab is hidden, and are asked for at once on return", {
    path: "/en/cricket/broadcasts",
    server: { ...cricket, Broadcasts: followed },
    tab: "1s hidden 119s visible",
    watch: "BroadcastsAsked",
    expect: "0s BroadcastsAsked 30s BroadcastsAsked 1m30s BroadcastsAsked",
    for: "2m10s",
  });
  rule("name running matches in the live feed and those to come in the line", {
    path: "/en/cricket/broadcasts",
    server: { ...cricket, Broadcasts: followed },
    user: "2s GoTo(/en)",
    watch: games,
    expect: `0s ${games}(ask.feed=live, ask.list=cricketBroadcasts) 0s ${games}(ask.feed=line, ask.list=cricketBroadcasts)`,
    for: "20s",
  });
  rule("are asked for at once when the player wants them after a failure", {
    path: "/en/cricket/broadcasts",
    server: { ...cricket, Broadcasts: inTurn(fails(503), followed, followed) },
    user: "2s RefreshBroadcasts 1s RefreshBroadcasts 2s GoTo(/en)",
    watch: "BroadcastsAsked CommandRefused",
    expect: "0s BroadcastsAsked 2s BroadcastsAsked 1s CommandRefused(code=nothing_to_do)",
    for: "20s",
  });
});

describe("a player of cricket", () => {
  const card = answers({ id: 71, name: "A. Oak", teamId: 7, sportId: 4, stats: { runs: 3 } });
  rule("is asked for, then their team and its matches", {
    path: "/en/cricket/player-info/71",
    server: { ...cricket, TeamPlayer: card },
    user: "2s GoTo(/en)",
    watch: `TeamPlayerAsked TeamAsked ${games}`,
    expect: `0s TeamPlayerAsked(ask.playerId=71) 0s TeamAsked(ask.teamId=7) 0s ${games}(ask.feed=live) 0s ${games}(ask.feed=line)`,
    for: "10m",
  });
  rule("is asked for again after five minutes, and at once when the visitor wants it", {
    path: "/en/cricket/player-info/71",
    server: { ...cricket, TeamPlayer: inTurn(fails(503), card, card, card) },
    user: "2s RefreshTeam 400s GoTo(/en)",
    watch: "TeamPlayerAsked",
    expect: "0s TeamPlayerAsked 2s TeamPlayerAsked 300s TeamPlayerAsked",
    for: "10m",
  });
});
