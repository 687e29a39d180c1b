import { describe, expect, it } from "vitest";
import { gamesIn } from "../../src/events/games/index.ts";
import { answers, fails, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const game = (route: string, oldRoute: string | null, id = 101) => ({
  id,
  name: "Dragon gold",
  route,
  oldRoute,
  categories: [1],
  tagId: null,
});
const Value = {
  games: [game("dragon-gold", "dragon"), game("safe-cracker", "safe", 102)],
  bonusGames: [game("dragon-bonus", null)],
};
const server = {
  SiteConfig: answers({
    ...siteConfig,
    site: { ...siteConfig.site, partnerId: 7, projectId: 3 },
    geo: { currencyIso: "EUR", countryId: 66 },
  }),
  GamesPreview: late("100ms", answers({ Success: true, Value })),
};
const watch = "GamesPreviewAsked NavigationRequested";

describe("the address of a game", () => {
  rule("with a former name leads to the current one [games-004] [call-games-003]", {
    path: "/en/games/dragon",
    server,
    watch,
    expect: `GamesPreviewAsked(ask.lng=en, ask.groupId=3, ask.ref=7, ask.fcountry=66)
             100ms NavigationRequested(path=/en/games/dragon-gold, isReplacing=true) GamesPreviewAsked`,
    for: "10s",
  });
  rule("with an unknown name leads to the list of games [games-004]", {
    path: "/en/games/nothing",
    server,
    watch,
    expect: "GamesPreviewAsked 100ms NavigationRequested(path=/en/games, isReplacing=true)",
    for: "10s",
  });
  rule("with a current name stays as it is [games-004]", {
    path: "/en/games/safe-cracker",
    server,
    watch,
    expect: "GamesPreviewAsked",
    for: "10s",
  });
  rule("of a game for bonuses stays as it is [games-004]", {
    path: "/en/games/dragon-bonus",
    server,
    watch,
    expect: "GamesPreviewAsked",
    for: "10s",
  });
  rule("stays as it is when the server could not say [games-004]", {
    path: "/en/games/dragon",
    server: { ...server, GamesPreview: answers({ Success: false, Value: {} }) },
    watch,
    expect: "GamesPreviewAsked",
    for: "10s",
  });
  rule("stays as it is without an answer [games-004]", {
    path: "/en/games/dragon",
    server: { ...server, GamesPreview: fails(404) },
    watch,
    expect: "GamesPreviewAsked",
    for: "10s",
  });
  rule("is not corrected once the page was left [games-004]", {
    path: "/en/games/dragon",
    server: { ...server, GamesPreview: late("5s", answers({ Success: true, Value })) },
    user: "2s GoTo(/en/office/menu)",
    watch,
    expect: "GamesPreviewAsked 2s NavigationRequested(path=/en/office/menu)",
    for: "20s",
  });
});

describe("the games of the preview [games-001] [call-games-003]", () => {
  it("are those of all groups, with every field", () => {
    expect(gamesIn({ Success: true, Value })).toEqual([...Value.games, ...Value.bonusGames]);
    expect(gamesIn({ Success: false, Value })).toBeNull();
  });
});
