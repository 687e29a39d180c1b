import type { Book } from "../feed/book.ts";
import { feedOfPermanentId } from "../feed/ids.ts";
import { ApiError } from "../http/errors.ts";
import { numberIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

export const favoriteTypes = ["game", "champ", "team", "sport"] as const;
export type FavoriteType = (typeof favoriteTypes)[number];

/** As many matches as one list of the feed may name; of the others nobody needs more. */
const mostOfType = 200;
const over = 4;
/** A match that is in no feed may be one of a feed that does not run now; a day after its start it is over. */
const longestMs = 24 * 3_600_000;

/** The player's favourites as the contract has them; matches that are over have left. */
export function favoritesOf({ store, book, feedNumber, now }: Service, playerId: number) {
  dropEnded({ store, book, feedNumber, now }, playerId);
  const rows = store.all(
    "SELECT type, item_id, sport_id FROM favorites WHERE player_id = ? ORDER BY number",
    [playerId],
  );
  const idsOf = (type: FavoriteType) =>
    rows.filter((row) => row["type"] === type).map((row) => numberIn(row, "item_id"));
  return {
    games: rows
      .filter((row) => row["type"] === "game")
      .map((row) => {
        const permanentId = numberIn(row, "item_id");
        const game = gameNow(book, permanentId);
        return {
          permanentId,
          ...(game === undefined ? {} : { [`${game.feed}Id`]: game.id }),
          sportId: numberIn(row, "sport_id"),
        };
      }),
    champs: idsOf("champ"),
    teams: idsOf("team"),
    sports: idsOf("sport"),
    version: versionOf(store, playerId),
  };
}

/**
 * Adds a favourite; one that is there already stays where it is.
 * @throws ApiError 404, code 40, for a match in no feed; 409, code 50, when there are too many of the type.
 */
export function addFavorite(
  store: Store,
  book: Book,
  playerId: number,
  { type, id }: { readonly type: FavoriteType; readonly id: number },
): void {
  store.transaction(() => {
    if (has(store, playerId, type, id)) return;
    const game = type === "game" ? gameNow(book, id) : undefined;
    if (type === "game" && (game === undefined || game.status === over))
      throw new ApiError(404, 40);
    const count = store.get(
      "SELECT count(*) AS count FROM favorites WHERE player_id = ? AND type = ?",
      [playerId, type],
    );
    if (count !== null && count !== undefined && numberIn(count, "count") >= mostOfType)
      throw new ApiError(409, 50);
    store.run(
      "INSERT INTO favorites (player_id, type, item_id, sport_id, starts_at) VALUES (?, ?, ?, ?, ?)",
      [playerId, type, id, game?.sportId ?? 0, (game?.startTime ?? 0) * 1000],
    );
    countChange(store, playerId);
  });
}

/** Removes a favourite; one that is not there is removed already. */
export function removeFavorite(
  store: Store,
  playerId: number,
  type: FavoriteType,
  id: number,
): void {
  store.transaction(() => {
    if (!has(store, playerId, type, id)) return;
    store.run("DELETE FROM favorites WHERE player_id = ? AND type = ? AND item_id = ?", [
      playerId,
      type,
      id,
    ]);
    countChange(store, playerId);
  });
}

/** Removes all favourites, or all of a type. */
export function clearFavorites(store: Store, playerId: number, type: FavoriteType | null): void {
  store.transaction(() => {
    if (type === null) store.run("DELETE FROM favorites WHERE player_id = ?", [playerId]);
    else store.run("DELETE FROM favorites WHERE player_id = ? AND type = ?", [playerId, type]);
    countChange(store, playerId);
  });
}

/** What favourites depend on. */
type Service = {
  readonly store: Store;
  readonly book: Book;
  readonly feedNumber: number;
  /** Unix milliseconds. */
  now(): number;
};

function dropEnded({ store, book, feedNumber, now }: Service, playerId: number): void {
  const rows = store.all(
    "SELECT item_id, starts_at FROM favorites WHERE player_id = ? AND type = 'game'",
    [playerId],
  );
  for (const row of rows) {
    const id = numberIn(row, "item_id");
    const game = gameNow(book, id);
    // A match of the feed that runs now leaves it only when it is over.
    const hasLeft =
      feedOfPermanentId(id) === feedNumber || numberIn(row, "starts_at") + longestMs < now();
    const isOver = game === undefined ? hasLeft : game.status === over;
    if (isOver) removeFavorite(store, playerId, "game", id);
  }
}

const gameNow = (book: Book, permanentId: number) =>
  [...book.games.values()].find((game) => game.permanentId === permanentId);

const has = (store: Store, playerId: number, type: FavoriteType, id: number): boolean =>
  Boolean(
    store.get("SELECT 1 FROM favorites WHERE player_id = ? AND type = ? AND item_id = ?", [
      playerId,
      type,
      id,
    ]),
  );

function versionOf(store: Store, playerId: number): number {
  const row = store.get("SELECT version FROM favorite_versions WHERE player_id = ?", [playerId]);
  return row ? numberIn(row, "version") : 0;
}

function countChange(store: Store, playerId: number): void {
  store.run(
    `INSERT INTO favorite_versions (player_id, version) VALUES (?, 1)
     ON CONFLICT (player_id) DO UPDATE SET version = version + 1`,
    [playerId],
  );
}
