import type { FeedName, Game } from "./types.ts";

/** The games of a book. Sub-games are kept apart, so that what lists, finds or counts matches meets none. */
export class GameTable {
  readonly matches = new Map<number, Game>();
  readonly #subGames = new Map<number, Game>();

  /** A match or sub-game by id. */
  get(id: number): Game | undefined {
    return this.matches.get(id) ?? this.#subGames.get(id);
  }

  set(game: Game): void {
    (game.subGame ? this.#subGames : this.matches).set(game.id, game);
  }

  delete(id: number): void {
    this.matches.delete(id);
    this.#subGames.delete(id);
  }

  ids(): number[] {
    return [...this.matches.keys(), ...this.#subGames.keys()];
  }

  /** The sub-games of a match, in order. */
  subGamesOf({ subGameIds = [] }: Game): Game[] {
    return subGameIds.flatMap((id) => this.#subGames.get(id) ?? []);
  }

  count(feed: FeedName, champId: number): number {
    return [...this.matches.values()].filter(
      (game) => game.feed === feed && game.champId === champId,
    ).length;
  }
}
