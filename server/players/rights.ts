import { textIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

/** What players of this server may do; there is no cashier to withdraw at. */
const rightsOfPlayers: Readonly<Record<string, boolean>> = { bet: true, withdraw: false };

/** The rights of a player by name: those of all players, without the ones that this player had withdrawn. */
export function rightsOf(store: Store, playerId: number): Readonly<Record<string, boolean>> {
  const withheld = store
    .all("SELECT name FROM withheld_rights WHERE player_id = ?", [playerId])
    .map((row) => [textIn(row, "name"), false]);
  return { ...rightsOfPlayers, ...Object.fromEntries(withheld) };
}

/** Withholds a right of all players from this one, or gives it back. */
export function setRight(
  store: Store,
  playerId: number,
  { name, isGranted }: { name: string; isGranted: boolean },
): void {
  store.run(
    isGranted
      ? "DELETE FROM withheld_rights WHERE player_id = ? AND name = ?"
      : "INSERT OR REPLACE INTO withheld_rights (player_id, name) VALUES (?, ?)",
    [playerId, name],
  );
}
