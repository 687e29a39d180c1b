import type { Selection } from "../feed/answers.ts";
import type { Book } from "../feed/book.ts";
import { countryIdOf } from "../feed/countryIds.ts";
import type { FeedName, Game } from "../feed/types.ts";
import type { Call, Service } from "../http/environment.ts";
import { idsIn, naturalIn } from "../http/query.ts";

/** Reads the filters of a games list; absent filters match everything. */
export function selectionOf({ book, source }: Service, feed: FeedName, call: Call): Selection {
  const sportId = naturalIn(call, "sportId");
  const champIds = idsIn(call, "champIds", 200);
  const gameIds = idsIn(call, "gameIds", 200);
  const permanentIds = idsIn(call, "permanentIds", 200);
  const teamIds = idsIn(call, "teamIds", 200);
  const marketTypeIds = new Set(
    idsIn(call, "marketTypeIds", 200) ??
      source.marketTypes.filter(({ isMain }) => isMain).map(({ id }) => id),
  );
  const isTop = call.req.query("top") === "1";
  const cyberType = call.req.query("cyberType");
  const countryId = naturalIn(call, "countryId");
  // No source has videos, so this filter matches nothing.
  const isUnsupported = call.req.query("video") !== undefined;
  const tests: ((game: Game) => boolean)[] = [
    () => !isUnsupported,
    (game) => sportId === null || game.sportId === sportId,
    (game) => countryId === null || countryOf(book, game) === countryId,
    (game) => !isTop || game.isTop,
    // All esports here are played by people.
    (game) => cyberType === undefined || (cyberType === "real" && game.pageType === "esports"),
    (game) => has(champIds, game.champId),
    (game) => has(gameIds, game.id),
    (game) => has(permanentIds, game.permanentId),
    (game) => has(teamIds, game.opponent1?.id ?? 0) || has(teamIds, game.opponent2?.id ?? 0),
  ];
  return {
    feed,
    hasGame: (game) => tests.every((passes) => passes(game)),
    hasMarketType: (typeId) => marketTypeIds.has(typeId),
  };
}

function has(ids: readonly number[] | null, id: number): boolean {
  return ids === null || ids.includes(id);
}

/** The country of the championship that a game belongs to. */
const countryOf = (book: Book, { champId }: Game): number | undefined =>
  countryIdOf(book.champs.get(champId)?.countryCode);
