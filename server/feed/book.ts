import type { Champ, FeedName, Game, GamePhase, Market, Outcome, OutcomeState } from "./types.ts";
import { Departed, Moves } from "./departures.ts";
import { bounds } from "./ids.ts";
import { type Offered, Overrides } from "./overrides.ts";
import { changedFields, emptyTick, type PhasePatch, type Tick } from "./ticks.ts";

/** Ticks kept for clients that request changes; older cursors get the complete list. */
const keptTicks = 300;

/** An outcome as shown, and as offered by the source. */
type Listed = { outcome: Outcome; offered: Offered };

/**
 * The only table of what can be bet on. A source writes to it, `seal` turns everything written since the last
 * call into a numbered tick, and readers see only sealed ticks through `ticksSince` and the tables. An answer
 * that carries a cursor must not read between a write and the next seal.
 */
export class Book {
  readonly champs = new Map<number, Champ>();
  readonly games = new Map<number, Game>();
  readonly markets = new Map<number, Market>();
  readonly #listed = new Map<number, Listed>();
  readonly #marketsByGame = new Map<number, Set<number>>();
  readonly #outcomesByMarket = new Map<number, Set<number>>();
  readonly #overrides = new Overrides();
  readonly #movedGames = new Moves();
  readonly #movedOutcomes = new Moves();
  /** Removed entries that a kept tick may still refer to. */
  readonly #departedGames = new Departed<Game>();
  readonly #departedMarkets = new Departed<Market>();
  #ticks: Tick[] = [];
  #open: Tick;

  /** @param cursor number of the first tick; higher than any cursor that an earlier run has issued. */
  constructor(cursor: number) {
    this.#open = emptyTick(cursor, 0);
  }

  get cursor(): number {
    return this.#ticks.at(-1)?.number ?? this.#open.number - 1;
  }

  get sealedAt(): number {
    return this.#ticks.at(-1)?.sealedAt ?? 0;
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
    this.games.set(game.id, game);
    this.#marketsByGame.set(game.id, new Set());
    this.#open.games.set(game.id, game);
  }

  patchGame(gameId: number, phase: Partial<GamePhase>): void {
    const game = this.games.get(gameId);
    if (!game) return;
    const patch = changedFields(game, phase);
    if (patch) this.#patch(game, patch);
  }

  removeGame(gameId: number): void {
    const game = this.games.get(gameId);
    if (!game) return;
    for (const marketId of [...(this.#marketsByGame.get(gameId) ?? [])])
      this.#forgetMarket(marketId);
    this.games.delete(gameId);
    this.#marketsByGame.delete(gameId);
    this.#overrides.forgetGame(gameId);
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
    this.#recount(market.gameId);
  }

  removeMarket(marketId: number): void {
    const market = this.markets.get(marketId);
    if (!market) return;
    const wasSeen = !this.#open.markets.has(marketId);
    this.#forgetMarket(marketId);
    if (wasSeen) this.#open.removedMarkets.set(marketId, market);
    this.#recount(market.gameId);
  }

  /** @param formerId id of the same outcome before its game went live. */
  addOutcome(outcome: Outcome, formerId?: number): void {
    const outcomeIds = this.#outcomesByMarket.get(outcome.marketId);
    if (!outcomeIds)
      throw new Error(`outcome ${outcome.id}: no market ${outcome.marketId} in the feed`);
    outcomeIds.add(outcome.id);
    if (formerId !== undefined) this.#movedOutcomes.add(formerId, outcome.id);
    const offered = { coef: outcome.coef, state: outcome.state };
    const outcomeShown = {
      ...outcome,
      coef: this.#overrides.coefOf(outcome, offered),
      state: this.#overrides.stateOf(outcome, offered),
    };
    this.#listed.set(outcome.id, { outcome: outcomeShown, offered });
    this.#open.outcomes.set(outcome.id, outcomeShown);
  }

  setPrice(outcomeId: number, coef: number, state: OutcomeState): void {
    const listed = this.#listed.get(outcomeId);
    if (!listed) return;
    listed.offered = { coef, state };
    this.#show(listed);
  }

  /** Suspends a game, regardless of the source, until it is released. */
  hold(gameId: number, isHeld: boolean): void {
    if (!this.games.has(gameId)) return;
    this.#overrides.hold(gameId, isHeld);
    for (const listed of this.#listed.values()) {
      if (listed.outcome.gameId === gameId) this.#show(listed);
    }
  }

  /** Fixes the price of an outcome, regardless of the source; null returns to the source's price. */
  fixCoef(outcomeId: number, coef: number | null): void {
    this.#overrides.fixCoef(outcomeId, coef);
    const listed = this.#listed.get(outcomeId);
    if (listed) this.#show(listed);
  }

  seal(sealedAt: number): Tick {
    const tick = { ...this.#open, sealedAt };
    this.#ticks.push(tick);
    if (this.#ticks.length > keptTicks) this.#ticks = this.#ticks.slice(-keptTicks);
    this.#open = emptyTick(tick.number + 1, 0);
    this.#departedGames.prune(tick.number - keptTicks);
    this.#departedMarkets.prune(tick.number - keptTicks);
    return tick;
  }

  /** Ticks after a cursor, oldest first; null if this run no longer has that cursor. */
  ticksSince(cursor: number): readonly Tick[] | null {
    const first = this.#ticks[0]?.number;
    if (first === undefined || cursor < first || cursor > this.cursor) return null;
    return this.#ticks.slice(cursor - first + 1);
  }

  outcome(outcomeId: number): Outcome | undefined {
    return this.#listed.get(outcomeId)?.outcome;
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
    return this.games.get(gameId) ?? this.#departedGames.get(gameId);
  }

  /** A market by id, including markets removed within the kept ticks. */
  marketEver(marketId: number): Market | undefined {
    return this.markets.get(marketId) ?? this.#departedMarkets.get(marketId);
  }

  /** Lowest and highest id in use; [0, 0] if there are none. */
  idSpace() {
    return {
      games: bounds(this.games.keys()),
      markets: bounds(this.markets.keys()),
      outcomes: bounds(this.#listed.keys()),
    };
  }

  gamesCount(feed: FeedName, champId: number): number {
    return [...this.games.values()].filter((game) => game.feed === feed && game.champId === champId)
      .length;
  }

  marketsOf(gameId: number): Market[] {
    return [...(this.#marketsByGame.get(gameId) ?? [])].flatMap((id) => this.markets.get(id) ?? []);
  }

  outcomesOf(marketId: number): Outcome[] {
    return [...(this.#outcomesByMarket.get(marketId) ?? [])].flatMap(
      (id) => this.outcome(id) ?? [],
    );
  }

  #show(listed: Listed): void {
    const { outcome, offered } = listed;
    const coef = this.#overrides.coefOf(outcome, offered);
    const state = this.#overrides.stateOf(outcome, offered);
    if (coef === outcome.coef && state === outcome.state) return;
    const { id, marketId, gameId } = outcome;
    listed.outcome = { ...outcome, coef, state };
    if (this.#open.outcomes.has(id)) this.#open.outcomes.set(id, listed.outcome);
    else this.#open.prices.set(id, { gameId, marketId, coef, state });
  }

  #forgetMarket(marketId: number): void {
    const market = this.markets.get(marketId);
    if (!market) return;
    for (const outcomeId of this.#outcomesByMarket.get(marketId) ?? []) {
      this.#listed.delete(outcomeId);
      this.#overrides.forgetOutcome(outcomeId);
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

  #recount(gameId: number): void {
    const game = this.games.get(gameId);
    const marketsCount = this.#marketsByGame.get(gameId)?.size ?? 0;
    if (game && game.marketsCount !== marketsCount) this.#patch(game, { marketsCount });
  }

  #patch(game: Game, patch: PhasePatch): void {
    const patched = { ...game, ...patch };
    this.games.set(game.id, patched);
    if (this.#open.games.has(game.id)) this.#open.games.set(game.id, patched);
    else this.#open.patches.set(game.id, { ...this.#open.patches.get(game.id), ...patch });
  }
}
