import { champCard, gameCard } from "../feed/cards.ts";
import type { FeedName } from "../feed/types.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { find } from "../search/find.ts";

const usualLimit = 50;
const mostGames = 100;
const mostMarkets = 10;

/** searchEvents. [sports-012] */
export function searchCalls(app: App, service: Service): void {
  const { book } = service;

  app.get("/line-feed/v1/search", (call) => {
    const lng = pageLanguage(call);
    const text = call.req.query("text");
    if (text === undefined) throw invalid("text", "required", "a text to search for expected");
    const limit = limitIn(call);
    const found = find(service, text, { feed: feedIn(call), sportId: naturalIn(call, "sportId") });
    const sportIds = new Set(found.games.map(({ sportId }) => sportId));
    return sendShared(call, "public, max-age=15", {
      games: found.games
        .slice(0, limit)
        .map((game) => ({ feed: game.feed, game: gameCard(game, lng) })),
      champs: found.champs.slice(0, limit).map((champ) => {
        const liveGamesCount = book.gamesCount("live", champ.id);
        const gamesCount = liveGamesCount + book.gamesCount("line", champ.id);
        return { ...champCard(champ, gamesCount, lng), liveGamesCount };
      }),
      teams: found.teams.slice(0, limit).map(({ id, name, sportId }) => ({ id, name, sportId })),
      sports: [...sportIds].map((id) => ({
        id,
        gamesCount: found.games.filter(({ sportId }) => sportId === id).length,
      })),
      markets: found.markets.slice(0, mostMarkets).map(({ game, type }) => ({
        feed: game.feed,
        gameId: game.id,
        typeId: type.id,
      })),
    });
  });
}

function limitIn(call: Call): number {
  const limit = naturalIn(call, "limit") ?? usualLimit;
  if (limit < 1 || limit > mostGames) throw invalid("limit", "range", `1 to ${mostGames} expected`);
  return limit;
}

function feedIn(call: Call): FeedName | null {
  const scope = call.req.query("scope") ?? "all";
  if (scope === "line" || scope === "live") return scope;
  if (scope === "all") return null;
  throw invalid("scope", "enum", "all, line or live expected");
}
