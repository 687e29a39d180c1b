import { byInterest } from "../feed/interest.ts";
import type { Game } from "../feed/types.ts";
import type { App, Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { sessionOf } from "../http/identity.ts";
import { naturalIn } from "../http/query.ts";
import { favoritesOf } from "../players/favorites.ts";
import { numberIn } from "../store/columns.ts";

type Reason = "team" | "champ" | "popular";

const usualLimit = 10;
const mostGames = 50;
const over = 4;
/** Popular is what was bet on in this time. */
const recentMs = 24 * 3_600_000;

/**
 * listRecommendations: first matches of the player's favourite teams, then of their favourite championships, then what
 * most bets were placed on; favourite matches are not recommended, they are known.
 */
export function recommendationCalls(app: App, service: Service): void {
  app.get("/web-api/recommendations", (call) => {
    const limit = naturalIn(call, "limit") ?? usualLimit;
    if (limit < 1 || limit > mostGames)
      throw invalid("limit", "range", `1 to ${mostGames} expected`);
    const playerId = sessionOf(service, call)?.playerId ?? null;
    call.header("Cache-Control", "no-store");
    return call.json({
      items: recommended(service, playerId)
        .slice(0, limit)
        .map(({ game: { feed, id }, reason }) => ({ feed, gameId: id, reason })),
    });
  });
}

function recommended(
  service: Service,
  playerId: number | null,
): readonly { readonly game: Game; readonly reason: Reason }[] {
  const { book } = service;
  const favorites = playerId === null ? null : favoritesOf(service, playerId);
  const known = new Set(favorites?.games.map(({ permanentId }) => permanentId));
  const bets = betsByGame(service);
  const games = byInterest(
    book,
    [...book.games.values()].filter(
      ({ status, isBlocked, permanentId }) =>
        status !== over && !isBlocked && !known.has(permanentId),
    ),
  );
  const isOfTeam = ({ opponent1, opponent2 }: Game) =>
    [opponent1, opponent2].some((side) => side && favorites?.teams.includes(side.id));
  const ofTeams = games.filter(isOfTeam);
  const ofChamps = games.filter(
    (game) => favorites?.champs.includes(game.champId) && !isOfTeam(game),
  );
  const own = new Set([...ofTeams, ...ofChamps]);
  const popular = games
    .filter((game) => !own.has(game) && (game.isTop || bets.has(game.permanentId)))
    .sort((a, b) => (bets.get(b.permanentId) ?? 0) - (bets.get(a.permanentId) ?? 0));
  const because = (reason: Reason) => (game: Game) => ({ game, reason });
  return [
    ...ofTeams.map(because("team")),
    ...ofChamps.map(because("champ")),
    ...popular.map(because("popular")),
  ];
}

/** How many bets were placed on each match lately, by its permanent id. */
function betsByGame({ store, now }: Service): ReadonlyMap<number, number> {
  const rows = store.all(
    `SELECT game_permanent_id, COUNT(*) AS bets FROM bets
     JOIN coupons ON coupons.id = bets.coupon_id
     WHERE coupons.created_at > ? GROUP BY game_permanent_id`,
    [now() - recentMs],
  );
  return new Map(rows.map((row) => [numberIn(row, "game_permanent_id"), numberIn(row, "bets")]));
}
