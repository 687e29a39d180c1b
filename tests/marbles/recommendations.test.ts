import { describe } from "vitest";
import { limitOf } from "../kit/limits.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const path = "/en/recommendation";
const items = answers({ items: [{ feed: "line", gameId: 50487, reason: "team" }] });
const watch = "RecommendationsAsked";
const excluded = answers({ data: [limitOf(30, 7)] });

describe("recommended matches", () => {
  rule(
    "are asked for once their page is open, again when it is opened again, and when the connection is back",
    {
      path,
      server: { Recommendations: items },
      user: "10s GoTo(/en) 10s GoTo(/en/recommendation)",
      network: "30s offline 10s online",
      watch,
      expect: `0s ${watch} 20s ${watch} 20s ${watch}`,
      for: "1m",
    },
  );
  rule(
    "are asked for once more when the player wants it after a failure, and not while they are here",
    {
      path,
      server: { Recommendations: inTurn(fails(503), items) },
      user: "10s RefreshRecommendations 10s RefreshRecommendations",
      watch: `${watch} CommandRefused`,
      expect: `0s ${watch} 10s ${watch} 10s CommandRefused(code=nothing_to_do)`,
      for: "1m",
    },
  );
  rule("are asked for where a list is to show them alone, each time it is opened", {
    path: "/en/section/live",
    server: { Recommendations: items },
    user: `10s ChangeSettings(timeFilter=recommended) 10s GoTo(/en) 10s GoTo(/en/section/line)
      10s ChangeSettings(timeFilter=all) 10s GoTo(/en/section/live)`,
    watch,
    expect: `10s ${watch} 20s ${watch}`,
    for: "1m",
  });
  rule("are asked for at once where a list was left so", {
    path: "/en/section/live",
    isPlayer: true,
    stored: { local: { "tl.settings": { timeFilter: "recommended" } } },
    server: { Recommendations: items },
    watch,
    expect: `0s ${watch}`,
    for: "1m",
  });
  rule("are not asked for a list of a self-excluded player", {
    path: "/en/section/live",
    isPlayer: true,
    stored: { local: { "tl.settings": { timeFilter: "recommended" } } },
    server: { Recommendations: items, ClientLimits: excluded },
    watch,
    expect: "",
    for: "1m",
  });
  rule("are not asked for a self-excluded player", {
    path,
    isPlayer: true,
    server: { Recommendations: items, ClientLimits: excluded },
    watch,
    expect: "",
    for: "1m",
  });
});

describe("popular matches on home", () => {
  const popular = answers({ items: [{ feed: "line", gameId: 50487, reason: "popular", bets: 7 }] });
  const of = "PopularMatchesAsked";
  const prices = "ChosenGamesAsked(ask.list=popular, ask.feed=line)";
  rule("are asked for while they can be seen, every 15 s, and with them their prices", {
    path: "/en",
    server: { PopularMatches: popular },
    user: "10s WatchPopular(isWatched=true) 20s WatchPopular(isWatched=false)",
    watch: `${of} ${prices}`,
    expect: `10s ${of} ${prices} 15s ${of} ${prices}`,
    for: "2m",
  });
  rule("are not asked for in a tab that stays hidden", {
    path: "/en",
    server: { PopularMatches: popular },
    user: "10s WatchPopular(isWatched=true)",
    tab: "11s hidden",
    watch: of,
    expect: `10s ${of} 15s ${of} 15s ${of}`,
    for: "3m",
  });
  rule("are not asked for offline or on another page", {
    path: "/en",
    server: { PopularMatches: popular },
    user: "10s WatchPopular(isWatched=true) 70s GoTo(/en/coupon)",
    network: "11s offline 40s online",
    watch: of,
    expect: `10s ${of} 41s ${of} 15s ${of}`,
    for: "3m",
  });
  rule("are not asked for a self-excluded player", {
    path: "/en",
    isPlayer: true,
    server: { PopularMatches: popular, ClientLimits: excluded },
    user: "10s WatchPopular(isWatched=true)",
    watch: of,
    expect: "",
    for: "1m",
  });
});
