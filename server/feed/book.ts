import type { Champ, FeedName, Game, GamePhase, Market, Outcome, OutcomeState } from "./types.ts";
import { Departed, Moves } from "./departures.ts";
import { GameTable } from "./gameTable.ts";
import { bounds } from "./ids.ts";
import { KeptTicks, keptTicks } from "./keptTicks.ts";
import { ListedOutcomes } from "./listedOutcomes.ts";
import { changedFields, emptyTick, type PhasePatch, type Tick } from "./ticks.ts";

/**
 * The only table of what can be bet on. A source writes to it, `seal` turns everything written since the last
 * call into a numbered tick, and readers see only sealed ticks through `ticksSince` and the tables. An answer
 * that carries a cursor must not read between a write and the next seal.
 */
export class Book {
  readonly champs = new Map<number, Champ>();
  readonly markets = new Map<number, Market>();
  readonly #games = new GameTable();
  readonly #listed = new ListedOutcomes();
  readonly #marketsByGame = new Map<number, Set<number>>();
  readonly #outcomesByMarket = new Map<number, Set<number>>();
  readonly #movedGames = new Moves();
  readonly #movedOutcomes = new Moves();
  /** Removed entries that a kept tick may still refer to. */
  readonly #departedGames = new Departed<Game>();
  readonly #departedMarkets = new Departed<Market>();
  readonly #ticks = new KeptTicks();
  /** Games whose markets have come or gone since the last seal; they are counted there, each once. */
  readonly #uncounted = new Set<number>();
  #open: Tick;

  /** @param cursor number of the first tick; higher than any cursor that an earlier run has issued. */
  constructor(cursor: number) {
    this.#open = emptyTick(cursor, 0);
  }

  /** The matches, without their sub-games. */
  get games(): ReadonlyMap<number, Game> {
    return this.#games.matches;
  }

  get cursor(): number {
    return this.#ticks.latest?.number ?? this.#open.number - 1;
  }

  get sealedAt(): number {
    return this.#ticks.latest?.sealedAt ?? 0;
  }

  addChamp(champ: Champ): void {
    this.champs.set(champ.id, champ);
    this.#open.champs.set(champ.id, champ);
  }

  /** @param formerId id of the same game in the line; the line game is removed. */
  addGame(game: Game, formerId?: number): void {
    if (formerId !== undefined) {
      this.removeGame(formerId);
      this.#movedGames.add(formerId, game.id);
    }
    this.#games.set(game);
    this.#marketsByGame.set(game.id, new Set());
    this.#open.games.set(game.id, game);
  }

  patchGame(gameId: number, phase: Partial<GamePhase>): void {
    const game = this.game(gameId);
    if (!game) return;
    const patch = changedFields(game, phase);
    if (patch) this.#patch(game, patch);
  }

  /** Removes a game, and a match with its sub-games. */
  removeGame(gameId: number): void {
    const game = this.game(gameId);
    if (!game) return;
    for (const id of game.subGameIds ?? []) this.removeGame(id);
    for (const marketId of [...(this.#marketsByGame.get(gameId) ?? [])])
      this.#forgetMarket(marketId);
    this.#games.delete(gameId);
    this.#marketsByGame.delete(gameId);
    this.#listed.forgetGame(gameId);
    this.#movedGames.forget(gameId);
    this.#departedGames.add(gameId, game, this.#open.number);
    const wasSeen = !this.#open.games.delete(gameId);
    this.#open.patches.delete(gameId);
    if (wasSeen) this.#open.removedGames.set(gameId, game);
  }

  addMarket(market: Market): void {
    const marketIds = this.#marketsByGame.get(market.gameId);
    if (!marketIds) throw new Error(`market ${market.id}: no game ${market.gameId} in the feed`);
    marketIds.add(market.id);
    this.markets.set(market.id, market);
    this.#outcomesByMarket.set(market.id, new Set());
    this.#open.markets.set(market.id, market);
    this.#uncounted.add(market.gameId);
  }

  removeMarket(marketId: number): void {
    const market = this.markets.get(marketId);
    if (!market) return;
    const wasSeen = !this.#open.markets.has(marketId);
    this.#forgetMarket(marketId);
    if (wasSeen) this.#open.removedMarkets.set(marketId, market);
    this.#uncounted.add(market.gameId);
  }

  /** @param formerId id of the same outcome before its game went live. */
  addOutcome(outcome: Outcome, formerId?: number): void {
    const outcomeIds = this.#outcomesByMarket.get(outcome.marketId);
    if (!outcomeIds)
      throw new Error(`outcome ${outcome.id}: no market ${outcome.marketId} in the feed`);
    outcomeIds.add(outcome.id);
    if (formerId !== undefined) this.#movedOutcomes.add(formerId, outcome.id);
    this.#open.outcomes.set(outcome.id, this.#listed.add(outcome));
  }

  setPrice(outcomeId: number, coef: number, state: OutcomeState): void {
    this.#show(this.#listed.offer(outcomeId, { coef, state }));
  }

  /** Suspends a game, and a match with its sub-games, regardless of the source, until it is released. */
  hold(gameId: number, isHeld: boolean): void {
    const game = this.game(gameId);
    if (!game) return;
    for (const id of game.subGameIds ?? []) this.hold(id, isHeld);
    for (const outcome of this.#listed.hold(gameId, isHeld)) this.#show(outcome);
  }

  /** Fixes the price of an outcome, regardless of the source; null returns to the source's price. */
  fixCoef(outcomeId: number, coef: number | null): void {
    this.#show(this.#listed.fixCoef(outcomeId, coef));
  }

  seal(sealedAt: number): Tick {
    this.#countMarkets();
    const tick = { ...this.#open, sealedAt };
    this.#ticks.add(tick);
    this.#open = emptyTick(tick.number + 1, 0);
    this.#departedGames.prune(tick.number - keptTicks);
    this.#departedMarkets.prune(tick.number - keptTicks);
    return tick;
  }

  /** Ticks after a cursor, oldest first; null if this run no longer has that cursor. */
  ticksSince(cursor: number): readonly Tick[] | null {
    return this.#ticks.since(cursor);
  }

  /** A match or sub-game by id. */
  game(gameId: number): Game | undefined {
    return this.#games.get(gameId);
  }

  /** The sub-games of a match, in order. */
  subGamesOf(game: Game): Game[] {
    return this.#games.subGamesOf(game);
  }

  outcome(outcomeId: number): Outcome | undefined {
    return this.#listed.get(outcomeId);
  }

  /** The outcome with this id, or the one that replaced it when its game went live. */
  currentOutcome(outcomeId: number): Outcome | undefined {
    return this.outcome(outcomeId) ?? this.outcome(this.#movedOutcomes.target(outcomeId) ?? -1);
  }

  /** Id of the live game that replaced a line game. */
  movedGame(gameId: number): number | undefined {
    return this.#movedGames.target(gameId);
  }

  /** A game by id, including games removed within the kept ticks. */
  gameEver(gameId: number): Game | undefined {
    return this.game(gameId) ?? this.#departedGames.get(gameId);
  }

  /** A market by id, including markets removed within the kept ticks. */
  marketEver(marketId: number): Market | undefined {
    return this.markets.get(marketId) ?? this.#departedMarkets.get(marketId);
  }

  /** Lowest and highest id in use; [0, 0] if there are none. */
  idSpace() {
    const [games, markets, outcomes] = [this.#games.ids(), this.markets.keys(), this.#listed.ids()];
    return { games: bounds(games), markets: bounds(markets), outcomes: bounds(outcomes) };
  }

  gamesCount(feed: FeedName, champId: number): number {
    return this.#games.count(feed, champId);
  }

  marketsOf(gameId: number): Market[] {
    return [...(this.#marketsByGame.get(gameId) ?? [])].flatMap((id) => this.markets.get(id) ?? []);
  }

  outcomesOf(marketId: number): Outcome[] {
    return [...(this.#outcomesByMarket.get(marketId) ?? [])].flatMap(
      (id) => this.outcome(id) ?? [],
    );
  }

  #show(changed: Outcome | null): void {
    if (changed === null) return;
    const { id, marketId, gameId, coef, state } = changed;
    if (this.#open.outcomes.has(id)) this.#open.outcomes.set(id, changed);
    else this.#open.prices.set(id, { gameId, marketId, coef, state });
  }

  #forgetMarket(marketId: number): void {
    const market = this.markets.get(marketId);
    if (!market) return;
    for (const outcomeId of this.#outcomesByMarket.get(marketId) ?? []) {
      this.#listed.forget(outcomeId);
      this.#open.outcomes.delete(outcomeId);
      this.#open.prices.delete(outcomeId);
      this.#movedOutcomes.forget(outcomeId);
    }
    this.#outcomesByMarket.delete(marketId);
    this.#marketsByGame.get(market.gameId)?.delete(marketId);
    this.markets.delete(marketId);
    this.#departedMarkets.add(marketId, market, this.#open.number);
    this.#open.markets.delete(marketId);
    this.#open.removedMarkets.delete(marketId);
  }

  /** The markets of a match are counted with those of its sub-games. */
  #countMarkets(): void {
    for (const id of this.#uncounted) {
      const game = this.game(id);
      if (!game) continue;
      if (game.subGame) this.#uncounted.add(game.subGame.mainGameId);
      const marketsCount = [id, ...(game.subGameIds ?? [])].reduce(
        (sum, each) => sum + (this.#marketsByGame.get(each)?.size ?? 0),
        0,
      );
      if (game.marketsCount !== marketsCount) this.#patch(game, { marketsCount });
    }
    this.#uncounted.clear();
  }

  #patch(game: Game, patch: PhasePatch): void {
    const patched = { ...game, ...patch };
    this.#games.set(patched);
    if (this.#open.games.has(game.id)) this.#open.games.set(game.id, patched);
    else this.#open.patches.set(game.id, { ...this.#open.patches.get(game.id), ...patch });
  }
}
