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
/** What fewer players bet on is not popular, and not told as a number: somebody could know whose bets they are. */
const fewestPlayers = 3;

/** What was bet on a match lately. */
type Stakes = { readonly bets: number; readonly players: number };
type Recommended = { readonly game: Game; readonly reason: Reason };

/**
 * listRecommendations: first matches of the player's favourite teams, then of their favourite championships, then what
 * most bets were placed on; favourite matches are not recommended, they are known. With `reason=popular` only what several
 * players bet on, whoever asks.
 */
export function recommendationCalls(app: App, service: Service): void {
  app.get("/web-api/recommendations", (call) => {
    const limit = naturalIn(call, "limit") ?? usualLimit;
    if (limit < 1 || limit > mostGames)
      throw invalid("limit", "range", `1 to ${mostGames} expected`);
    const reason = call.req.query("reason");
    if (reason !== undefined && reason !== "popular")
      throw invalid("reason", "enum", "popular expected");
    const playerId = sessionOf(service, call)?.playerId ?? null;
    const stakes = stakesByGame(service);
    const items =
      reason === undefined ? recommended(service, playerId, stakes) : betOn(service, stakes);
    call.header("Cache-Control", "no-store");
    return call.json({
      items: items.slice(0, limit).map(({ game: { feed, id, permanentId }, reason }) => ({
        feed,
        gameId: id,
        reason,
        ...told(stakes.get(permanentId)),
      })),
    });
  });
}

const isShared = (stakes: Stakes | undefined): stakes is Stakes =>
  stakes !== undefined && stakes.players >= fewestPlayers;

const told = (stakes: Stakes | undefined): { bets?: number } =>
  isShared(stakes) ? { bets: stakes.bets } : {};

/** Matches that can be bet on, by interest. */
const openGames = ({ book }: Service): readonly Game[] =>
  byInterest(
    book,
    [...book.games.values()].filter(({ status, isBlocked }) => status !== over && !isBlocked),
  );

/** What enough players bet on lately, most bets first. */
const betOn = (service: Service, stakes: ReadonlyMap<number, Stakes>): readonly Recommended[] =>
  byBets(
    openGames(service).filter(({ permanentId }) => isShared(stakes.get(permanentId))),
    stakes,
  ).map((game) => ({ game, reason: "popular" }));

const byBets = (games: readonly Game[], stakes: ReadonlyMap<number, Stakes>): readonly Game[] => {
  const betsOf = ({ permanentId }: Game) => stakes.get(permanentId)?.bets ?? 0;
  return [...games].sort((a, b) => betsOf(b) - betsOf(a));
};

function recommended(
  service: Service,
  playerId: number | null,
  stakes: ReadonlyMap<number, Stakes>,
): readonly Recommended[] {
  const favorites = playerId === null ? null : favoritesOf(service, playerId);
  const known = new Set(favorites?.games.map(({ permanentId }) => permanentId));
  const games = openGames(service).filter(({ permanentId }) => !known.has(permanentId));
  const isOfTeam = ({ opponent1, opponent2 }: Game) =>
    [opponent1, opponent2].some((side) => side && favorites?.teams.includes(side.id));
  const ofTeams = games.filter(isOfTeam);
  const ofChamps = games.filter(
    (game) => favorites?.champs.includes(game.champId) && !isOfTeam(game),
  );
  const own = new Set([...ofTeams, ...ofChamps]);
  const popular = byBets(
    games.filter((game) => !own.has(game) && (game.isTop || stakes.has(game.permanentId))),
    stakes,
  );
  const because = (reason: Reason) => (game: Game) => ({ game, reason });
  return [
    ...ofTeams.map(because("team")),
    ...ofChamps.map(because("champ")),
    ...popular.map(because("popular")),
  ];
}

/** How many bets were placed on each match lately and by how many players, by its permanent id. */
function stakesByGame({ store, now }: Service): ReadonlyMap<number, Stakes> {
  const rows = store.all(
    `SELECT game_permanent_id, COUNT(DISTINCT coupons.id) AS bets,
       COUNT(DISTINCT coupons.player_id) AS players
     FROM bets JOIN coupons ON coupons.id = bets.coupon_id
     WHERE coupons.created_at > ? GROUP BY game_permanent_id`,
    [now() - recentMs],
  );
  return new Map(
    rows.map((row) => [
      numberIn(row, "game_permanent_id"),
      { bets: numberIn(row, "bets"), players: numberIn(row, "players") },
    ]),
  );
}
